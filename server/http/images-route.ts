import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { openStoredImage } from "#server/features/uploads/service.ts";
import { sendError } from "#server/rest/answer.ts";

/**
 * GET /api/upload/image/{id} and GET /images/{file} send stored pictures. They require no token, because the
 * id cannot be guessed.
 */
export function registerImageRoutes(app: FastifyInstance, deps: Deps): void {
  const sendImage = async (fileName: string, reply: FastifyReply) => {
    const image = await openStoredImage(deps, fileName);
    if (!image) {
      sendError(reply, new AppError("IMAGE_NOT_FOUND"));
      return reply;
    }
    return (
      reply
        .type("image/webp")
        .header("content-length", image.size)
        .header("cache-control", "private, max-age=31536000, immutable")
        // Other sites may show the pictures, because exported recipes refer to them and the id is the only
        // access check.
        .header("cross-origin-resource-policy", "cross-origin")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .send(image.stream)
    );
  };
  app.get("/images/:file", (request: FastifyRequest<{ Params: { file: string } }>, reply) =>
    sendImage(request.params.file, reply),
  );
  app.get("/api/upload/image/:id", (request: FastifyRequest<{ Params: { id: string } }>, reply) =>
    sendImage(`${request.params.id}.webp`, reply),
  );
}
