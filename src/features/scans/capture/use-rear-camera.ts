import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createWhiteCanvasAndDraw, encodeCanvasAsJpeg } from "../../uploads/shrink-picture-for-upload.ts";

/** Whether a live camera image is possible; browsers allow it only over HTTPS and on localhost. */
export const canShowLiveCamera = () => window.isSecureContext && navigator.mediaDevices !== undefined;

/** Runs the rear camera while mounted. Without a camera or its permission, `onRefused` is called. */
export function useRearCamera(onRefused: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setLive] = useState(false);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    let isEnded = false;
    let stream: MediaStream | null = null;
    const size = { width: { ideal: 3840 }, height: { ideal: 2160 } };
    navigator.mediaDevices
      .getUserMedia({ audio: false, video: { facingMode: { ideal: "environment" }, ...size } })
      .then(async (found) => {
        stream = found;
        if (isEnded || !video.current) return stopAllTracksOfStream(found);
        video.current.srcObject = found;
        await video.current.play();
        if (!isEnded) setLive(true);
      })
      .catch(() => {
        if (!isEnded) refuse();
      });
    return () => {
      isEnded = true;
      if (stream) stopAllTracksOfStream(stream);
    };
  }, []);

  return {
    video,
    isLive,
    /** The current camera image as JPEG. */
    async capture(): Promise<Blob> {
      const seen = video.current;
      if (!seen || seen.videoWidth === 0) throw new Error("The camera shows nothing yet");
      const { videoWidth: width, videoHeight: height } = seen;
      return encodeCanvasAsJpeg(
        createWhiteCanvasAndDraw(width, height, (context) => context.drawImage(seen, 0, 0)),
      );
    },
  };
}

function stopAllTracksOfStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
