# syntax=docker/dockerfile:1
# Images are pinned by digest. https://github.com/docker-library/repo-info lists those of official images; the
# current one of a tag is shown by:
#   docker buildx imagetools inspect node:22-bookworm-slim

FROM node:22-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9 AS build
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
RUN npm run build && npx tsx scripts/compress-build.ts && npm run deploy:files

FROM debian:bookworm-slim@sha256:abd67ffcfa541b485a3dff59865ab629aa048a6c613e639d36e7456b0b229241
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/deploy/generated/nginx/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/deploy/generated/nginx/brotli.conf /etc/nginx/conf.d/brotli.conf
COPY --from=build /site/build /srv/site
USER www-data
RUN nginx -t -e stderr
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
