import { expect, test } from "vitest";
import {
  fileCountErrorOrNull,
  fileSizeErrorOrNull,
  fileTypeErrorOrNull,
  isPictureRefusedStatus,
  shrinkSizeToFit,
  uploadErrorTextOfResponse,
} from "./picture-rules.ts";

test.each([
  ["IMG_1.HEIC", "", "\xff\xd8\xff\xe0"],
  ["cake", "", "\x89PNG\r\n\x1a\n"],
  ["cake.jpg", "image/jpeg", "RIFF\x10\0\0\0WEBPVP8 "],
  ["IMG_2.heic", "image/heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["cake.bin", "application/octet-stream", "\0\0\0\x18ftypmif1\0\0\0\0mif1avif"],
])("accepts %s of type %j by its bytes", async (name, type, bytes) => {
  expect(await fileTypeErrorOrNull(new File([latin1(bytes)], name, { type }))).toBeNull();
});

test.each([
  ["cake.bmp", "image/bmp", "BM000000"],
  ["cake.png", "image/png", "<!doctype html>"],
  ["cake.heic", "image/heic", "\0\0\0\x18ftypisom\0\0\0\0isommp42"],
  ["empty.jpg", "image/jpeg", ""],
])("refuses %s by its bytes", async (name, type, bytes) => {
  expect(await fileTypeErrorOrNull(new File([latin1(bytes)], name, { type }))).toBe(
    `File "${name}" is not a supported image type. Please use JPEG, PNG, or WebP.`,
  );
});

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("refuses files above 5 MB, but not of exactly 5 MB", () => {
  expect(fileSizeErrorOrNull({ name: "a.png", size: 5 * 1024 * 1024 }, "usual")).toBeNull();
  expect(fileSizeErrorOrNull({ name: "a.png", size: 5 * 1024 * 1024 + 1 }, "usual")).toBe(
    'File "a.png" is too large. Maximum size is 5MB.',
  );
});

test("a picture of a step of a stored recipe may have 3 MB", () => {
  expect(fileSizeErrorOrNull({ name: "a.png", size: 3 * 1024 * 1024 }, "stepOfStored")).toBeNull();
  expect(fileSizeErrorOrNull({ name: "a.png", size: 3 * 1024 * 1024 + 1 }, "stepOfStored")).toBe(
    'File "a.png" is too large. Maximum size is 3MB.',
  );
});

test("refuses a sixth picture", () => {
  expect(fileCountErrorOrNull(5)).toBeNull();
  expect(fileCountErrorOrNull(6)).toBe("You can only upload up to 5 images");
});

test("shows the server's message, or a general one when there is none", () => {
  expect(uploadErrorTextOfResponse('{"detail":"The file is empty"}')).toBe("The file is empty");
  expect(uploadErrorTextOfResponse('{"detail":[{"msg":"one"},{"msg":"two"}]}')).toBe("one, two");
  expect(uploadErrorTextOfResponse('{"detail":[{"msg":"one"},{"type":"x"}]}')).toBe("one, Validation error");
  for (const body of ["", "<html>", '{"detail":[]}', '{"detail":null}', "null"]) {
    expect(uploadErrorTextOfResponse(body)).toBe("Failed to upload images");
  }
});

test("shrinks to the longer side and never enlarges", () => {
  expect(shrinkSizeToFit({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(shrinkSizeToFit({ width: 300, height: 400 }, 2000)).toEqual({ width: 300, height: 400 });
  expect(shrinkSizeToFit({ width: 9000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 });
});

test("isPictureRefusedStatus tells a refusal from an error that may pass", () => {
  expect([400, 413, 415, 422].every(isPictureRefusedStatus)).toBe(true);
  expect([0, 401, 408, 429, 500, 503].some(isPictureRefusedStatus)).toBe(false);
});
