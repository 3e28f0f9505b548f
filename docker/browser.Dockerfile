# The host or one remote as a container of its own: docker build -f docker/browser.Dockerfile --build-arg WORKSPACE=remote-chat .
ARG NODE_IMAGE=node:20-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.29-alpine

FROM ${NODE_IMAGE} AS build
ARG WORKSPACE
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
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY tsconfig.base.json webpack.common.js ./
COPY types types
COPY tools tools
COPY docker docker
COPY shared-contracts shared-contracts
COPY ${WORKSPACE} ${WORKSPACE}
RUN node tools/build.mjs ${WORKSPACE} && node docker/write-security-headers.mjs ${WORKSPACE} /product/security-headers.conf

FROM ${NGINX_IMAGE}
ARG WORKSPACE
ARG NGINX_CONF=remote.conf
COPY docker/nginx/${NGINX_CONF} /etc/nginx/nginx.conf
COPY docker/nginx/static.conf /etc/nginx/static.conf
COPY --from=build /product/security-headers.conf /etc/nginx/security-headers.conf
COPY --from=build /product/${WORKSPACE}/dist /srv/app
USER 101
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz || exit 1
