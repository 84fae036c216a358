# Vitrine in an image of its own: what runs it, and nothing that built it. The first stage needs Node.js 18 or newer with
# npm, the second a Debian of the same release or a later one.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /src
# installed anew only when they change
COPY package.json package-lock.json .npmrc ./
COPY scripts/boot scripts/boot
RUN node --input-type=module -e 'import { installDependencies } from "/src/scripts/boot/dependencies.mjs"; await installDependencies("/src")'
COPY . .
RUN npm run pack /vitrine
# password hashes are in both, and so are they their user’s alone: what is copied into a folder keeps its mode
RUN mkdir /volumes && mkdir -m 700 /volumes/data /volumes/backups

FROM ${BASE_IMAGE}
COPY --from=build /vitrine /vitrine
COPY --from=build --chown=10001:10001 /volumes/ /
ENV PATH=/vitrine:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m \
    CMD ["/vitrine/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["vitrine"]
CMD ["start"]
