# syntax=docker/dockerfile:1
# Images are referenced by tag. To pin them by digest, look up the digest:
#   docker buildx imagetools inspect node:22-bookworm-slim

FROM node:22-bookworm-slim AS build
# Git provides the pages' last-updated dates.
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG BASE_URL
RUN npm run build && npx tsx scripts/compress-build.ts

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/brotli.conf /etc/nginx/conf.d/brotli.conf
COPY --from=build /site/build /srv/site
USER www-data
RUN nginx -t -e stderr
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
