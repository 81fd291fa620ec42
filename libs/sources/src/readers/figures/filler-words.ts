/** Words that carry no meaning at either end of a label. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an of in on at to by for from with and or but than that which whom who was were is are be been being has have had it its ' +
    "it's their this these those about around over under up down just only nearly almost more less some as into per after before " +
    'through between during while when where will would there also still now then both all each every not no so against ' +
    'de la le les des du un une et à au aux en dans par pour sur est sont soit dont contre quelque environ près que qui ce cette ' +
    'el los las y o del con por para al es son unos unas cerca casi que se su sus ' +
    'der die das dem den des ein eine einen einem einer und im am von zu zum zur bei beim mit auf ist sind war waren um rund es sie er etwa ' +
    'knapp davon darunter gegenüber nach seit il lo gli i di e da per su è sono circa che si ' +
    'os as um uma do dos das em no na nos nas ao ve bir bu ile ise de da yang dan di ke dari pada sebesar ' +
    'का की के को में से पर ने है हैं था थी थे और जो यह वह तक भी कि एक रही रहा रहे हुआ हुई हुए लगभग करीब ' +
    'في من عن إلى على التي الذي و أن منها منه هو هي مع نحو حوالي عام نسمة'
  ).split(' '),
);
