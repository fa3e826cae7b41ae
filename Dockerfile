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
USER node
CMD ["node", "--import", "tsx", "shell/server/main.ts"]
