import { expect, test } from "vitest";
import {
  fileCountErrorOrNull,
  fileSizeErrorOrNull,
  fileTypeErrorOrNull,
  isPictureRefusedStatus,
  shrinkSizeToFit,
  uploadErrorText,
} from "./picture-rules.ts";

test("accepts JPEG, PNG and WebP and names any other file", () => {
  for (const type of ["image/jpeg", "image/png", "image/webp"]) {
    expect(fileTypeErrorOrNull({ name: "a", type })).toBeNull();
  }
  expect(fileTypeErrorOrNull({ name: "cake.gif", type: "image/gif" })).toBe(
    'File "cake.gif" is not a supported image type. Please use JPEG, PNG, or WebP.',
  );
});

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
  expect(uploadErrorText('{"detail":"The file is empty"}')).toBe("The file is empty");
  expect(uploadErrorText('{"detail":[{"msg":"one"},{"msg":"two"}]}')).toBe("one, two");
  expect(uploadErrorText('{"detail":[{"msg":"one"},{"type":"x"}]}')).toBe("one, Validation error");
  for (const body of ["", "<html>", '{"detail":[]}', '{"detail":null}', "null"]) {
    expect(uploadErrorText(body)).toBe("Failed to upload images");
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
