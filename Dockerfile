# One image for the API, the shell and the renderer: compose.yaml says which a container runs.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm ci --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app .
# For the bundles of the servers.
RUN mkdir -p api/dist && chown node:node api/dist
USER node
CMD ["node", "api/server/run.mjs", "shell/server/main.ts"]
