const side = 2;

/**
 * Plays a silent canvas video, which keeps phones awake. It is muted except on iOS, where only a video with sound
 * counts. Returns a function that ends it.
 */
export function playSilentWakeVideo(): () => void {
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const brush = canvas.getContext("2d");
  if (!brush || typeof canvas.captureStream !== "function") return () => {};
  const stream = canvas.captureStream(1);
  const needsSound = CSS.supports("-webkit-touch-callout", "none");
  const sound = needsSound ? addSilentAudioTrackOrNull(stream) : null;
  const video = Object.assign(document.createElement("video"), {
    muted: !needsSound,
    playsInline: true,
    tabIndex: -1,
  });
  video.srcObject = stream;
  video.setAttribute("aria-hidden", "true");
  video.dataset.keepsAwake = "";
  video.style.cssText =
    "position:fixed;right:0;bottom:0;width:2px;height:2px;opacity:.01;pointer-events:none";
  document.body.append(video);

  const paint = () => {
    brush.fillStyle = Math.floor(Date.now() / 1000) % 2 === 0 ? "#000" : "#010101";
    brush.fillRect(0, 0, side, side);
  };
  const play = () => {
    void sound?.resume().catch(() => {});
    if (video.paused) void video.play().catch(() => {});
  };
  paint();
  play();
  const painting = setInterval(paint, 1000);
  // If the browser requires a user gesture before playback, the next one starts the video.
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) addEventListener(event, play);
  document.addEventListener("visibilitychange", play);

  return () => {
    clearInterval(painting);
    for (const event of events) removeEventListener(event, play);
    document.removeEventListener("visibilitychange", play);
    video.pause();
    video.srcObject = null;
    video.remove();
    for (const track of stream.getTracks()) track.stop();
    void sound?.close().catch(() => {});
  };
}

function addSilentAudioTrackOrNull(stream: MediaStream): AudioContext | null {
  try {
    const sound = new AudioContext();
    const out = sound.createMediaStreamDestination();
    new ConstantSourceNode(sound, { offset: 0 }).connect(out);
    for (const track of out.stream.getAudioTracks()) stream.addTrack(track);
    return sound;
  } catch {
    return null;
  }
}
