# The host or one remote as a container of its own: docker build -f docker/browser.Dockerfile --build-arg WORKSPACE=remote-chat .
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.29-alpine@sha256:0c79d56aee561a1d81c63f00eee5fb5fe29279560cdc55e91425133104c7fbe6

# What says which packages there are, whatever the workspaces are called: while that stays, packages are installed once for all images.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /product
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS packages
WORKDIR /product
COPY --from=manifests /product ./
RUN npm ci --no-audit --no-fund --loglevel=error

FROM packages AS build
ARG WORKSPACE
COPY . .
# Of which sources the image is: the repository itself is not in it.
ARG COMMIT=
RUN node --import tsx docker/build.mjs ${WORKSPACE} && node docker/write-security-headers.mjs ${WORKSPACE} /product/security-headers.conf

FROM ${NGINX_IMAGE}
ARG WORKSPACE
ARG NGINX_CONF=remote.conf
COPY docker/nginx/${NGINX_CONF} /etc/nginx/nginx.conf
COPY docker/nginx/static.conf docker/nginx/brotli.conf docker/nginx/packed.conf /etc/nginx/
COPY docker/nginx/network.conf.template /etc/nginx/templates/
COPY --from=build /product/security-headers.conf /product/page-policy.conf /etc/nginx/
COPY --from=build /product/${WORKSPACE}/dist /srv/app
# The image's own start fills templates in and knows the container's name servers; all but /tmp may be read-only.
ENV NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1 NGINX_ENVSUBST_OUTPUT_DIR=/tmp NETWORK_DOMAIN= TRUST_PROXY=0
USER 101
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz || exit 1
