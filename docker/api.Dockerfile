# The API alone: docker build -f docker/api.Dockerfile .
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
COPY shared-contracts/package.json shared-contracts/
COPY knowledge/package.json knowledge/
COPY api/package.json api/
COPY host/package.json host/
COPY remote-marketing/package.json remote-marketing/
COPY remote-chat/package.json remote-chat/
COPY remote-admin/package.json remote-admin/
COPY e2e/package.json e2e/

FROM packages AS build
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY tsconfig.base.json ./
COPY tools tools
COPY shared-contracts shared-contracts
COPY knowledge knowledge
COPY api api
RUN node tools/build.mjs api && npm run --silent knowledge:build

FROM packages AS runtime-packages
RUN npm install --no-save --no-audit --no-fund --loglevel=error --omit=dev --workspace api --workspace knowledge --workspace shared-contracts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /product
COPY --from=runtime-packages /product ./
COPY --from=build /product/api/dist api/dist
COPY --from=build /product/knowledge/dist knowledge/dist
RUN mkdir -p host/dist /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/status').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
