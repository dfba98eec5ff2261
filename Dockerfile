# The app and the server, built once.
FROM node:24-bookworm-slim AS build
WORKDIR /larder
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node server/cli/build.mjs

# The packages that the running server needs, without the tools.
FROM node:24-bookworm-slim AS packages
WORKDIR /larder
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Larder" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
WORKDIR /larder
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# The C library gives the memory of a scanned photo back instead of keeping it for each thread.
ENV MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /larder/node_modules node_modules
COPY --from=build /larder/package.json /larder/LICENSE ./
COPY --from=build /larder/db/migrations db/migrations
COPY --from=build /larder/server server
COPY --from=build /larder/dist dist
# Databases, pictures and keys are their user's alone.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# The path answers as soon as the server listens; a start that migrates a large database may take a while.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
