import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Written into the pages; empty for a studio that its api serves (`VITE_API_URL=https://api.example npm run build:studio`). */
process.env['VITE_API_URL'] ??= '';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two pages of one program: the owner's studio, and the one that integrators embed. `npm start` builds both. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@factreel/client': here('../../clients/typescript/src/index.ts') } },
  server: {
    proxy: { '/v1': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000', '/player': 'http://127.0.0.1:3000' },
  },
  build: {
    outDir: here('../../dist/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay files: a page that does not show a script does not load its font.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // "use client" means something to servers alone.
      onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
      input: { studio: here('index.html'), embed: here('embed.html') },
      // A few larger files pack better than a hundred small ones, and change as seldom as what is in them.
      output: {
        codeSplitting: {
          // A page takes what it needs of another, not that page's whole file.
          includeDependenciesRecursively: false,
          // The routes of every page stand with the entry, which would take each page along otherwise.
          groups: [
            { name: 'base', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
            {
              name: 'parts',
              test: /node_modules|studio\/src\/(ui|videos|api|session|uploads|app)\/(?!routes)|studio\/src\/words\/(?!embed\/)|clients\/typescript/,
            },
            { name: 'settings', test: /studio\/src\/pages\/account\/(?!routes)/ },
            { name: 'shows', test: /studio\/src\/pages\/shows\/(?!routes)/ },
            { name: 'library', test: /studio\/src\/pages\/library\/(?!routes)/ },
            { name: 'video', test: /studio\/src\/pages\/videos\/(video|new)\// },
          ],
        },
      },
    },
  },
});
