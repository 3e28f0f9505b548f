# The API alone: docker build -f docker/api.Dockerfile .
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

# What says which packages there are, whatever the workspaces are called, and what each remote says of itself.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /product
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS descriptions
WORKDIR /product
COPY . .
RUN find . -type f ! -path './remote-*/remote.json' -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS packages
WORKDIR /product
COPY --from=manifests /product ./

FROM packages AS build
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# Of which sources the image is: the repository itself is not in it. What stands before is the same for every commit.
ARG COMMIT=
RUN node tools/build.mjs api && npm run --silent knowledge:build

FROM packages AS runtime-packages
RUN npm ci --no-audit --no-fund --loglevel=error --omit=dev --workspace api --workspace language --workspace knowledge --workspace rules --workspace papers --workspace shared-contracts --workspace sample-services

FROM ${NODE_IMAGE}
# The threads that compile and read files would each keep memory of their own for what they freed long ago: some 50 MB.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=1
WORKDIR /product
COPY --from=runtime-packages /product ./
COPY --from=descriptions /product ./
COPY --from=build /product/api/dist api/dist
COPY --from=build /product/knowledge/dist knowledge/dist
RUN mkdir -p host/dist /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/status').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
