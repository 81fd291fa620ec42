import { fileURLToPath } from 'node:url';
import { exists, installPackages } from './debian-packages.mjs';

const VOICE = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';
const BINARY = '/usr/bin/festival';

/**
 * Installs the English voice (Debian's festival and festvox-us-slt-hts, 13 MB) where it is absent and where that
 * needs no password. Takes at most two minutes, logs one line, never throws; resolves to whether the voice is there.
 */
export async function installFestival({ log = console.log } = {}) {
  const present = async () => (await exists(BINARY)) && (await exists(VOICE));
  if (await present()) {
    log('voice: natural English voice is installed');
    return true;
  }
  const untried = await installPackages(['festival', 'festvox-us-slt-hts']);
  const installed = await present();
  const fallback = `English is spoken by the embedded voice (${untried ?? 'could not install festival'})`;
  log(`voice: ${installed ? 'natural English voice installed' : fallback}`);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installFestival();
