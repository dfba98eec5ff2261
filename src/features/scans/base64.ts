/** A picture as base64, without the "data:" prefix of a data URL. */
export function blobToBase64(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(",") + 1));
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

/** A JPEG from base64, or an empty one if the base64 is invalid. */
export function jpegBlobFromBase64(text: string): Blob {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: "image/jpeg" });
  } catch {
    return new Blob([], { type: "image/jpeg" });
  }
}
