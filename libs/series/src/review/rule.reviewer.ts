import type { EpisodeFinding } from '../episode.entity';
import { checkBrand } from './checks/brand.check';
import { checkCaptions } from './checks/captions.check';
import { checkCompliance } from './checks/compliance.check';
import { checkFigures } from './checks/figures.check';
import { checkFile } from './checks/file.check';
import { checkLanguage } from './checks/language.check';
import { checkPicture } from './checks/picture.check';
import { checkReadability } from './checks/readability.check';
import { checkSound } from './checks/sound.check';
import { checkSpeech } from './checks/speech.check';
import type { VideoEvidence } from './video-evidence';
import type { VideoCheck } from './findings';
import { Reviewer } from './reviewer';

/** Every rule of the house, in the order in which their findings are told. */
const CHECKS: readonly VideoCheck[] = [
  checkFile,
  checkFigures,
  checkCaptions,
  checkSpeech,
  checkSound,
  checkPicture,
  checkReadability,
  checkLanguage,
  checkBrand,
  checkCompliance,
];

/** The house's own rules, which need no service. */
export class RuleReviewer extends Reviewer {
  override async review(video: VideoEvidence): Promise<EpisodeFinding[]> {
    return CHECKS.flatMap((check) => check(video));
  }
}
