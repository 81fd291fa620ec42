import type { ByLanguage, LanguageCode } from '@app/lingua';

/** What the pages for viewers say beside what a video brings. `{}` in `madeWith` stands for the product's name. */
export interface WatchWords {
  draft: string;
  scripted: string;
  rendering: string;
  error: string;
  notThere: string;
  download: string;
  captions: string;
  madeWith: string;
  proof: {
    title: string;
    about: string;
    value: string;
    source: string;
    /** In place of a source that has no address. */
    ownData: string;
    screen: string;
    voice: string;
  };
  unauthorized: { title: string; about: string };
  notFound: { title: string; about: string };
}

/** Words of the page in a language; in English where no video is told in it. */
export function watchWords(language: string): WatchWords {
  return WORDS[language] ?? WORDS.en;
}

/** The first language of ours that a browser asks for. */
export function languageAsked(header = ''): LanguageCode {
  const asked = header.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return asked.find((tag): tag is LanguageCode => Object.hasOwn(WORDS, tag)) ?? 'en';
}

const WORDS: ByLanguage<WatchWords> = {
  en: {
    draft: 'This video is being written.',
    scripted: 'This video is written and waits for its render.',
    rendering: 'This video is being made.',
    error: 'This video could not be made.',
    notThere: 'This video is not there yet.',
    download: 'Download video',
    captions: 'Captions',
    madeWith: 'Made with {}: every figure comes from its source',
    proof: {
      title: 'Where the figures come from',
      about: 'Tap a figure to see its fact, its source and when it is shown or said.',
      value: 'In the data',
      source: 'Source',
      ownData: 'Data of whoever made the video',
      screen: 'Shown',
      voice: 'Said',
    },
    unauthorized: {
      title: 'This link does not open the video',
      about: 'Its key is missing, or was changed since it was sent. Ask whoever sent it for a new link.',
    },
    notFound: { title: 'There is no video here', about: 'It may have been deleted, or the address is not whole.' },
  },
  es: {
    draft: 'Se está escribiendo este vídeo.',
    scripted: 'Este vídeo está escrito y espera su producción.',
    rendering: 'Se está haciendo este vídeo.',
    error: 'No se pudo hacer este vídeo.',
    notThere: 'Este vídeo todavía no está disponible.',
    download: 'Descargar el vídeo',
    captions: 'Subtítulos',
    madeWith: 'Hecho con {}: cada cifra viene de su fuente',
    proof: {
      title: 'De dónde vienen las cifras',
      about: 'Toca una cifra para ver su dato, su fuente y cuándo se muestra o se dice.',
      value: 'En los datos',
      source: 'Fuente',
      ownData: 'Datos de quien hizo el vídeo',
      screen: 'Se muestra',
      voice: 'Se dice',
    },
    unauthorized: {
      title: 'Este enlace no abre el vídeo',
      about: 'Falta su clave o ha cambiado desde que se envió. Pide un enlace nuevo a quien te lo envió.',
    },
    notFound: {
      title: 'Aquí no hay ningún vídeo',
      about: 'Puede que se haya borrado o que la dirección esté incompleta.',
    },
  },
  pt: {
    draft: 'Este vídeo está sendo escrito.',
    scripted: 'Este vídeo está escrito e aguarda a produção.',
    rendering: 'Este vídeo está sendo feito.',
    error: 'Não foi possível fazer este vídeo.',
    notThere: 'Este vídeo ainda não está disponível.',
    download: 'Baixar o vídeo',
    captions: 'Legendas',
    madeWith: 'Feito com {}: cada número vem da sua fonte',
    proof: {
      title: 'De onde vêm os números',
      about: 'Toque em um número para ver o dado, a fonte e quando ele aparece ou é dito.',
      value: 'Nos dados',
      source: 'Fonte',
      ownData: 'Dados de quem fez o vídeo',
      screen: 'Aparece',
      voice: 'É dito',
    },
    unauthorized: {
      title: 'Este link não abre o vídeo',
      about: 'A chave está faltando ou mudou desde o envio. Peça um novo link a quem o enviou.',
    },
    notFound: {
      title: 'Não há nenhum vídeo aqui',
      about: 'Ele pode ter sido excluído, ou o endereço está incompleto.',
    },
  },
  fr: {
    draft: 'Cette vidéo est en cours d’écriture.',
    scripted: 'Cette vidéo est écrite et attend sa réalisation.',
    rendering: 'Cette vidéo est en cours de réalisation.',
    error: 'Cette vidéo n’a pas pu être réalisée.',
    notThere: 'Cette vidéo n’est pas encore disponible.',
    download: 'Télécharger la vidéo',
    captions: 'Sous-titres',
    madeWith: 'Réalisé avec {} : chaque chiffre vient de sa source',
    proof: {
      title: 'D’où viennent les chiffres',
      about: 'Touchez un chiffre pour voir sa donnée, sa source et le moment où il est montré ou dit.',
      value: 'Dans les données',
      source: 'Source',
      ownData: 'Données de l’auteur de la vidéo',
      screen: 'Montré',
      voice: 'Dit',
    },
    unauthorized: {
      title: 'Ce lien n’ouvre pas la vidéo',
      about: 'Sa clé manque ou a changé depuis l’envoi. Demandez un nouveau lien à la personne qui l’a envoyé.',
    },
    notFound: {
      title: 'Il n’y a pas de vidéo ici',
      about: 'Elle a peut-être été supprimée, ou l’adresse est incomplète.',
    },
  },
  de: {
    draft: 'Dieses Video wird gerade geschrieben.',
    scripted: 'Dieses Video ist geschrieben und wartet auf seine Produktion.',
    rendering: 'Dieses Video wird gerade gemacht.',
    error: 'Dieses Video konnte nicht gemacht werden.',
    notThere: 'Dieses Video ist noch nicht da.',
    download: 'Video herunterladen',
    captions: 'Untertitel',
    madeWith: 'Mit {} gemacht: Jede Zahl stammt aus ihrer Quelle',
    proof: {
      title: 'Woher die Zahlen kommen',
      about: 'Tippen Sie auf eine Zahl: Sie sehen, woher sie stammt und wann sie gezeigt oder gesagt wird.',
      value: 'In den Daten',
      source: 'Quelle',
      ownData: 'Daten der Person, die das Video gemacht hat',
      screen: 'Gezeigt',
      voice: 'Gesagt',
    },
    unauthorized: {
      title: 'Dieser Link öffnet das Video nicht',
      about: 'Sein Schlüssel fehlt oder wurde seitdem geändert. Bitten Sie um einen neuen Link.',
    },
    notFound: {
      title: 'Hier ist kein Video',
      about: 'Es wurde vielleicht gelöscht, oder die Adresse ist nicht vollständig.',
    },
  },
  it: {
    draft: 'Questo video è in fase di scrittura.',
    scripted: 'Questo video è scritto e attende la produzione.',
    rendering: 'Questo video è in lavorazione.',
    error: 'Non è stato possibile realizzare questo video.',
    notThere: 'Questo video non è ancora disponibile.',
    download: 'Scarica il video',
    captions: 'Sottotitoli',
    madeWith: 'Realizzato con {}: ogni cifra viene dalla sua fonte',
    proof: {
      title: 'Da dove vengono le cifre',
      about: 'Tocca una cifra per vedere il dato, la fonte e quando viene mostrata o detta.',
      value: 'Nei dati',
      source: 'Fonte',
      ownData: 'Dati di chi ha realizzato il video',
      screen: 'Mostrata',
      voice: 'Detta',
    },
    unauthorized: {
      title: 'Questo link non apre il video',
      about: 'La chiave manca o è cambiata dopo l’invio. Chiedi un nuovo link a chi te l’ha mandato.',
    },
    notFound: {
      title: 'Qui non c’è nessun video',
      about: 'Forse è stato eliminato, oppure l’indirizzo è incompleto.',
    },
  },
  tr: {
    draft: 'Bu video yazılıyor.',
    scripted: 'Bu video yazıldı, hazırlanmayı bekliyor.',
    rendering: 'Bu video hazırlanıyor.',
    error: 'Bu video hazırlanamadı.',
    notThere: 'Bu video henüz hazır değil.',
    download: 'Videoyu indir',
    captions: 'Altyazılar',
    madeWith: '{} ile yapıldı: her rakam kaynağından gelir',
    proof: {
      title: 'Rakamlar nereden geliyor',
      about: 'Verisini, kaynağını ve ne zaman gösterildiğini veya söylendiğini görmek için bir rakama dokunun.',
      value: 'Veride',
      source: 'Kaynak',
      ownData: 'Videoyu hazırlayanın verileri',
      screen: 'Gösterildi',
      voice: 'Söylendi',
    },
    unauthorized: {
      title: 'Bu bağlantı videoyu açmıyor',
      about: 'Anahtarı eksik ya da gönderildikten sonra değişti. Gönderen kişiden yeni bir bağlantı isteyin.',
    },
    notFound: { title: 'Burada video yok', about: 'Silinmiş olabilir ya da adres eksiktir.' },
  },
  id: {
    draft: 'Video ini sedang ditulis.',
    scripted: 'Video ini sudah ditulis dan menunggu dibuat.',
    rendering: 'Video ini sedang dibuat.',
    error: 'Video ini tidak dapat dibuat.',
    notThere: 'Video ini belum tersedia.',
    download: 'Unduh video',
    captions: 'Teks',
    madeWith: 'Dibuat dengan {}: setiap angka berasal dari sumbernya',
    proof: {
      title: 'Dari mana angka-angkanya',
      about: 'Ketuk angka untuk melihat datanya, sumbernya, dan kapan angka itu ditampilkan atau diucapkan.',
      value: 'Dalam data',
      source: 'Sumber',
      ownData: 'Data dari pembuat video',
      screen: 'Ditampilkan',
      voice: 'Diucapkan',
    },
    unauthorized: {
      title: 'Tautan ini tidak membuka video',
      about: 'Kuncinya tidak ada atau telah diganti sejak dikirim. Minta tautan baru kepada pengirimnya.',
    },
    notFound: {
      title: 'Tidak ada video di sini',
      about: 'Mungkin sudah dihapus, atau alamatnya tidak lengkap.',
    },
  },
  ja: {
    draft: 'この動画は作成中です。台本を書いています。',
    scripted: 'この動画の台本ができました。映像の作成を待っています。',
    rendering: 'この動画を作成しています。',
    error: 'この動画は作成できませんでした。',
    notThere: 'この動画はまだありません。',
    download: '動画をダウンロード',
    captions: '字幕',
    madeWith: '{} で作成:数字にはすべて出典があります',
    proof: {
      title: '数字の出どころ',
      about: '数字をタップすると、その項目と出典、表示または読み上げの時刻がわかります。',
      value: 'データの値',
      source: '出典',
      ownData: '動画の作成者のデータ',
      screen: '表示',
      voice: '読み上げ',
    },
    unauthorized: {
      title: 'このリンクでは動画を開けません',
      about: 'キーがないか、送られた後に変更されました。送った人に新しいリンクを頼んでください。',
    },
    notFound: { title: 'ここに動画はありません', about: '削除されたか、アドレスが途中で切れています。' },
  },
  ko: {
    draft: '이 동영상의 대본을 쓰고 있습니다.',
    scripted: '이 동영상의 대본이 완성되어 제작을 기다리고 있습니다.',
    rendering: '이 동영상을 만들고 있습니다.',
    error: '이 동영상을 만들지 못했습니다.',
    notThere: '이 동영상은 아직 없습니다.',
    download: '동영상 다운로드',
    captions: '자막',
    madeWith: '{}(으)로 제작: 모든 수치에는 출처가 있습니다',
    proof: {
      title: '수치의 출처',
      about: '수치를 누르면 해당 항목과 출처, 표시되거나 언급되는 시점을 볼 수 있습니다.',
      value: '데이터 값',
      source: '출처',
      ownData: '동영상을 만든 사람의 데이터',
      screen: '표시',
      voice: '음성',
    },
    unauthorized: {
      title: '이 링크로는 동영상을 열 수 없습니다',
      about: '키가 없거나 보낸 뒤에 바뀌었습니다. 보낸 사람에게 새 링크를 요청하세요.',
    },
    notFound: { title: '여기에는 동영상이 없습니다', about: '삭제되었거나 주소가 완전하지 않을 수 있습니다.' },
  },
  zh: {
    draft: '正在撰写此视频。',
    scripted: '此视频的脚本已写好,等待制作。',
    rendering: '正在制作此视频。',
    error: '此视频未能制作成功。',
    notThere: '此视频尚未就绪。',
    download: '下载视频',
    captions: '字幕',
    madeWith: '由 {} 制作:每个数字都有来源',
    proof: {
      title: '数字从何而来',
      about: '点按数字,即可查看其数据、来源以及出现或说出的时间。',
      value: '数据中的值',
      source: '来源',
      ownData: '视频制作者的数据',
      screen: '画面',
      voice: '语音',
    },
    unauthorized: {
      title: '此链接无法打开视频',
      about: '链接缺少密钥,或密钥在发送后已更改。请向发送者索取新链接。',
    },
    notFound: { title: '这里没有视频', about: '视频可能已被删除,或者地址不完整。' },
  },
  hi: {
    draft: 'यह वीडियो लिखा जा रहा है।',
    scripted: 'यह वीडियो लिखा जा चुका है और बनने की प्रतीक्षा में है।',
    rendering: 'यह वीडियो बनाया जा रहा है।',
    error: 'यह वीडियो नहीं बन सका।',
    notThere: 'यह वीडियो अभी उपलब्ध नहीं है।',
    download: 'वीडियो डाउनलोड करें',
    captions: 'कैप्शन',
    madeWith: '{} से बनाया गया: हर आँकड़ा अपने स्रोत से आता है',
    proof: {
      title: 'आँकड़े कहाँ से आते हैं',
      about: 'किसी आँकड़े पर टैप करके उसका तथ्य, स्रोत और दिखाए या बोले जाने का समय देखें।',
      value: 'डेटा में',
      source: 'स्रोत',
      ownData: 'वीडियो बनाने वाले का डेटा',
      screen: 'दिखाया गया',
      voice: 'बोला गया',
    },
    unauthorized: {
      title: 'यह लिंक वीडियो नहीं खोलता',
      about: 'इसकी कुंजी नहीं है, या भेजे जाने के बाद बदल गई है। भेजने वाले से नया लिंक माँगें।',
    },
    notFound: { title: 'यहाँ कोई वीडियो नहीं है', about: 'शायद उसे हटा दिया गया है, या पता अधूरा है।' },
  },
  ar: {
    draft: 'تجري كتابة هذا الفيديو.',
    scripted: 'كُتب هذا الفيديو وهو في انتظار الإنتاج.',
    rendering: 'يجري إنتاج هذا الفيديو.',
    error: 'تعذّر إنتاج هذا الفيديو.',
    notThere: 'هذا الفيديو غير متاح بعد.',
    download: 'تنزيل الفيديو',
    captions: 'الترجمة النصية',
    madeWith: 'صُنع باستخدام {}: كل رقم مأخوذ من مصدره',
    proof: {
      title: 'من أين جاءت الأرقام',
      about: 'انقر على رقم لترى بيانه ومصدره ووقت ظهوره أو ذكره.',
      value: 'في البيانات',
      source: 'المصدر',
      ownData: 'بيانات صانع الفيديو',
      screen: 'يظهر',
      voice: 'يُذكر',
    },
    unauthorized: {
      title: 'هذا الرابط لا يفتح الفيديو',
      about: 'مفتاحه غير موجود أو تغيّر بعد إرساله. اطلب رابطًا جديدًا ممن أرسله.',
    },
    notFound: { title: 'لا يوجد فيديو هنا', about: 'ربما حُذف، أو أن العنوان غير مكتمل.' },
  },
};
