# The site as a container: docs/OPERATING.md, "Containers". Needs one volume, at /data.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY packages/color/package.json packages/color/
COPY packages/cli/package.json packages/cli/
COPY packages/client/package.json packages/client/
COPY packages/stylelint/package.json packages/stylelint/
RUN npm ci
COPY . .
RUN npm run generate && npm run build
# Tests aren't needed at run time.
RUN find server acts color content contract -name '*.test.ts' -delete

FROM ${NODE} AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The image has its own Node, so the one from npm is removed. No package needs its install script at run time.
RUN npm ci --omit=dev --omit=peer --workspaces=false --ignore-scripts \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/.bin/node

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
RUN install -d -o node -g node -m 0700 /data
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/.generated/names-full.bin /site/.generated/names-best.bin .generated/
COPY --from=build /site/.generated/instrument-sans.ttf /site/.generated/geist-mono.ttf .generated/
COPY --from=build --chown=node:node /site/.generated/cluster .generated/cluster
COPY --from=build /site/supabase/migrations supabase/migrations
COPY --from=build /site/acts acts
COPY --from=build /site/color color
COPY --from=build /site/content content
COPY --from=build /site/contract contract
COPY --from=build /site/app/head-script.ts app/
COPY --from=build /site/build build
COPY --from=build /site/server server
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not started through npm, which doesn't forward signals.
CMD ["node", "server/main.ts"]
