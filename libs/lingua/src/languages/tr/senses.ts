import type { SenseWords } from '../../senses/sense-words';

/** Names of data in Turkish, bare and with the endings that they have behind another noun: "satış", "satışı". */
export const SENSES_TR: SenseWords = {
  role: {
    target:
      'hedef(,i,ler,leri) hedeflenen amaç? amacı? amaçlar? istenen? gereken? gerekli? ideal? garanti_edilen? garantili?',
    plan: 'plan? planı? planlanan planlı? bütçe? bütçesi? bütçelenen öngörülen?',
    limit:
      'sınır(,ı,lar,ları) limit(,i,ler,leri) eşik eşiği eşik_değer eşik_değeri tavan? üst_sınır alt_sınır üst_limit alt_limit sınır_değer sınır_değeri izin_verilen azami_izin_verilen müsaade_edilen yasal? yasal_sınır yasal_limit hız_sınırı kredi_limiti tolerans?',
    usual: 'normal? olağan? kota? kotası?',
    benchmark:
      'kıyas kıyaslama karşılaştırma? referans? referans_değer referans_değeri referans_aralığı emsal emsaller sektör? sektörü? endüstri? piyasa? rakipler? ulusal? bölgesel? ülke? il? dünya? küresel? sınıf? kategori? lig? sektör_ortalaması türkiye_ortalaması ülke_ortalaması ulusal_ortalama il_ortalaması bölge_ortalaması dünya_ortalaması lig_ortalaması piyasa_ortalaması sınıf_ortalaması kategori_ortalaması uzun_yıllar_ortalaması mevsim_normali mevsim_normalleri başlangıç_değeri baz_değer uzun_dönem? uzun_yıllar?',
    record:
      'rekor(,u,lar,ları) tüm_zamanların_en_yükseği tüm_zamanların_en_düşüğü tarihi? tarihi_zirve tarihi_yüksek tarihi_düşük tarihi_rekor en_iyi_derece en_iyi_derecesi kişisel_rekor kişisel_en_iyi dünya_rekoru parkur_rekoru olimpiyat_rekoru türkiye_rekoru ulusal_rekor sezon_rekoru',
    total: 'toplam(,ı,lar,ları) toplamda genel_toplam genel? tümü tamamı hepsi bütün? tüm? kümülatif brüt? top? yekun',
    part: 'kısım? kısmı? bölüm? bölümü? dağılım(ı)? kırılım(ı) döküm(ü)? bileşim bileşen(,i,ler,leri)? içinde? bunun ara_toplam ara_toplamı alt_toplam pay? payı? parça? parçası? dilim(i)? segment?',
    forecast:
      'tahmin(,i,ler,leri) tahmini tahmin_edilen öngörü(,sü,ler,leri) beklenti(,si,ler,leri) beklenen projeksiyon(u) kestirim konsensüs piyasa_beklentisi muhtemel?',
    actual:
      'gerçekleşen gerçekleşme(si)? gerçekleşti gerçek? fiili fiilî ulaşılan elde_edilen? yapılan? ölçülen? gözlenen? gözlemlenen? mevcut?',
    remaining:
      'kalan(,ı,lar)? geriye_kalan geri_kalan kalan_süre kalan_gün kalan_tutar kalan_bütçe bakiye? artan? kullanılmayan hedefe_kalan kalan_bakiye eksik? gereken? eksik_kalan? boş? açık?',
    agreed:
      'onaylanan? onaylı? onaylanmış? ilk? başlangıç? başlangıçtaki? kararlaştırılan? sözleşmedeki? kabul_edilen?',
    revised: 'revize? revize_edilen? güncellenen? güncellenmiş? yeni? ertelenen? düzeltilmiş?',
  },
  aggregate: {
    average: 'ortalama(,sı,lar,ları) ort? ortalamada vasati tipik? ağırlıklı_ortalama ortalama_değer',
    median: 'medyan(ı) ortanca(sı) orta_değer',
    maximum:
      'maksimum azami maks en_yüksek en_yükseği en_çok en_fazla en_büyük en_uzun en_ağır en_derin en_sıcak en_yaşlı en_güçlü en_hızlı? yüksek? üst?',
    minimum:
      'minimum asgari en_düşük en_düşüğü en_az en_küçük en_kısa en_hafif en_soğuk en_genç en_hızlı? düşük? alt? altında?',
    sum: 'toplam(,ı,lar,ları) kümülatif ara_toplam? yekun birikimli',
    percentile:
      'yüzdelik(ler)? yüzdelik_dilim yüzdelik_dilimi persentil persantil kartil çeyreklik(ler) ondalık_dilim kantil',
    peak: 'zirve(si)? doruk pik tepe? tepe_değer tepe_değeri tepe_noktası puant yoğun_saat tarihi_zirve',
  },
  quantity: {
    money:
      'fiyat(,ı,lar,ları) maliyet(,i,ler,leri) gelir(,i,ler,leri) gider(,i,ler,leri) hasılat(ı) ciro(,su,lar,ları) satış(,ı,lar,ları) satış kazanç kazancı kazançlar kâr? kârı? kârlar? net_kâr net_kârı brüt_kâr brüt_kârı faaliyet_kârı dönem_kârı zarar(,ı,lar)? maaş(,ı,lar,ları) ücret(,i,ler,leri) yevmiye kira(,sı,lar,ları) kira aidat(ı) harç harcı? bedel(,i,ler,leri) tarife(si)? bütçe(,si,ler,leri) harcama(,sı,lar,ları) masraf(,ı,lar,ları) vergi(,si,ler,leri) kdv ötv borç borçlar borcu borçları alacak alacağı? açık? bütçe_açığı cari_açık fazla? tasarruf(u)? birikim mevduat(ı) kredi(,si,ler,leri)? kredi? taksit(i) bakiye(si)? nakit nakdi? nakit_akışı temettü faiz(i)? prim(i)? ödeme(,si,ler,leri)? iade? indirim(i)? iskonto bağış(,ı,lar,ları)? hibe? teşvik? fon? yatırım(,ı,lar,ları)? sermaye(si)? varlık(lar)? aktif? pasif? öz_sermaye özsermaye piyasa_değeri piyasa_değerleri defter_değeri değerleme gsyh gsyih tutar(,ı,lar,ları) meblağ miktar? değer(i)? fatura(sı)? ceza? ikramiye komisyon(u)? tazminat(ı) sübvansiyon(u) kapanış? açılış? alış? satış_fiyatı alış_fiyatı birim_fiyat birim_fiyatı birim_maliyet kur? kuru? kargo_ücreti bahşiş ödül(ü)? marj? net? brüt? net_satış net_satışlar brüt_satışlar net_gelir ithalat ihracat asgari_ücret emekli_maaşı sepet_tutarı ortalama_sepet nema piyango işlem_hacmi? hacim? getiri?',
    count:
      'sayı(,sı,lar,ları) sayı adet adedi adetler mevcut? kişi(ler)? kişi_sayısı çalışanlar? çalışan_sayısı personel(i) kadro? nüfus(u) trafik? ziyaretçi(ler)? ziyaretçi_sayısı seyirci(si) izleyici(ler) katılımcı(lar)? katılım? müşteri(ler)? müşteri_sayısı kullanıcı(lar)? kullanıcı_sayısı öğrenci(ler)? öğrenci_sayısı hasta(lar)? hasta_sayısı sipariş(ler)? sipariş_sayısı üye(ler)? üye_sayısı abone(ler)? takipçi(ler) yolcu(lar)? yolcu_sayısı stok(,u,lar,ları)? envanter kadın(lar)? erkek(ler)? çocuklar? ziyaret(ler) tıklama(lar) oturum(lar)? görüntüleme(ler) görüntülenme beğeni(ler) yorumlar? indirme(ler) işlem(ler)? işlem_sayısı vaka(lar) vaka_sayısı ölüm(ler) doğum(lar) oylar? oy_sayısı gol(ler)? galibiyet mağlubiyet beraberlik maçlar? maç_sayısı asist? şut(lar)? faul(ler)? korner(ler) adım(lar)? adım_sayısı konut_satışı sığır koyun büyükbaş küçükbaş yatak? miktar(ı)? hane? kayıtlar? talepler? şikayetler biletler? satılan?',
    share:
      'pay(,ı,lar,ları)? pazar_payı yüzde(,si,ler) oran(,ı,lar,ları)? oransal ağırlık? ağırlığı? hisse(si)? dağılım? bileşim? yaygınlık prevalans dilim?',
    rate: 'oran(,ı,lar,ları)? doluluk doluluk_oranı kayıp_oranı terk_oranı elde_tutma dönüşüm? dönüşüm_oranı katılım_oranı katılım? işsizlik işsizlik_oranı istihdam_oranı enflasyon(u) tüfe üfe yiüfe faiz(i)? faiz_oranı getiri(si)? verim? kullanım_oranı kullanım? nem(i)? bağıl_nem doğruluk? kesinlik? duyarlılık? verimlilik kapsam? kapsama? tamamlanma? tamamlanma_oranı ölüm_oranı ölümlülük doğurganlık doğum_oranı okuryazarlık okullaşma etkileşim? etkileşim_oranı başarı_oranı devamsızlık_oranı büyüme_oranı büyüme_hızı kâr_marjı marj? vergi_oranı hemen_çıkma_oranı iade_oranı zamanında_teslimat kapasite_kullanımı kapasite_kullanım_oranı isabet? isabet_oranı personel_devir_hızı',
    score:
      'puan(,ı,lar,ları)? skor(,u,lar,ları) not? notu? notlar? derece? derecesi? değerlendirme(si)? yıldız? memnuniyet averaj seviye? düzey? sınav_notu ortalama_puan memnuniyet_puanı sonuç? karne?',
    ratio:
      'rasyo(,su,lar) katsayı(,sı,lar) katsayı çarpan(ı) kat? katı? bölüm? kaldıraç fk f/k pd/dd döviz_kuru kur? parite(si) kişi_başı kişi_başına oran(,ı)?',
    age: 'yaş yaşı yaşlar ortalama_yaş medyan_yaş yaş_ortalaması ortanca_yaş yaş_grubu? yaşında',
    length:
      'uzunluk uzunluğu boy? boyu yükseklik yüksekliği derinlik derinliği mesafe(,si,ler) mesafe uzaklık uzaklığı rakım(ı) irtifa kalınlık kalınlığı genişlik genişliği en? eni? yarıçap(ı) çap(ı)? çevre? çevresi? görüş? görüş_mesafesi kar? kar_kalınlığı kar_yağışı yağmur? yağış(ı)? yağış_miktarı menzil? dalga_boyu dalga_yüksekliği su_seviyesi deniz_seviyesi seviye(si)? seviye? boyut? boy_uzunluğu katedilen_mesafe parkur?',
    mass: 'ağırlık? ağırlığı? kütle(si) kilo(su)? tonaj yük? yükü? hasat? rekolte(si) emisyon(,u,lar)? atık? net_ağırlık brüt_ağırlık üretim? av?',
    temperature:
      'sıcaklık sıcaklığı sıcaklıklar sıcaklıkları hissedilen hissedilen_sıcaklık çiy_noktası çiğ_noktası hava_sıcaklığı su_sıcaklığı deniz_suyu_sıcaklığı vücut_sıcaklığı ateş? derece? anomali? ısı? gece? gündüz?',
    duration:
      'süre(,si,ler,leri) süre bekleme? bekleme_süresi gecikme(,si,ler,leri) gecikme rötar(ı) çalışma_süresi tur_zamanı tur_süresi yanıt_süresi cevap_süresi tepki_süresi teslim_süresi teslimat_süresi yükleme_süresi yolculuk_süresi seyahat_süresi çözüm_süresi izleme_süresi kalış_süresi konaklama_süresi kalma_süresi ortalama_süre ömür? ömrü yaşam_süresi vade(si)? kıdem? mesai? fazla_mesai uyku? tempo? güneşlenme güneşlenme_süresi zaman? kesinti? kesinti_süresi derece? arıza_süresi',
    speed:
      'hız(,ı,lar,ları) hızı rüzgar? rüzgâr? rüzgar_hızı rüzgâr_hızı hamle? ortalama_hız azami_hız sürat tempo? debi?',
    energy:
      'enerji(si) tüketim(i)? elektrik? elektrik_tüketimi elektrik_üretimi enerji_tüketimi üretim(i)? üretilen? kalori(si) talep? kullanım?',
    power: 'güç? gücü kurulu_güç kurulu_gücü yük? talep? kapasite(si)? kapasite? puant_yük beygir beygir_gücü üretim?',
    pressure:
      'basınç basıncı basınçlar hava_basıncı tansiyon(u) büyük_tansiyon küçük_tansiyon sistolik diyastolik kan_basıncı lastik_basıncı',
    area: 'alan(,ı,lar,ları)? yüzölçümü yüzölçüm metrekare(si)? ekili_alan ekim_alanı yanan_alan orman_alanı kapalı_alan brüt_alan net_alan kullanım_alanı yüzey? yüzeyi? arazi? parsel?',
    volume:
      'hacim? hacmi? hacimler? kapasite? depolama? debi(si)? baraj_doluluk rezervuar(ı)? motor_hacmi yakıt? su_tüketimi su? işlem_hacmi? doluluk?',
    rank: 'sıra(sı)? sıra? sıralama(,sı,lar) sıralama sıralamadaki_yeri derece? derecesi? konum? pozisyon? yer? yeri? kürsü? genel_sıra dünya_sıralaması puan_durumu? grid?',
    place:
      'kapı? peron terminal? kulvar koltuk kat? hafta? tur? raunt etap? aşama? ayak? sayfa? bölüm? sezon? dönem? sınıf? sıra? satır? baskı? sayı? set? oda? salon? durak? forma_numarası forma_no versiyon? sürüm? seviye? no? numara? şube? blok?',
    voltage: 'gerilim(i)? voltaj(ı) şebeke_gerilimi potansiyel?',
    frequency:
      'frekans(,ı,lar) frekans sıklık? sıklığı? nabız nabzı kalp_atışı kalp_atış_hızı kalp_hızı devir? devri? yenileme_hızı örnekleme_hızı',
    data: 'bellek? belleği disk? depolama_alanı depolama? bant_genişliği dosya_boyutu boyut(u)? trafik? veri_kullanımı aktarım? veri_boyutu',
    concentration:
      'konsantrasyon(u) derişim yoğunluk? yoğunluğu? nitrat nitrit fosfat ozon(u) tuzluluk glikoz glukoz kan_şekeri kolesterol(ü) trigliserit hemoglobin kreatinin oksijen? çözünmüş_oksijen bulanıklık sertlik? kurşun? cıva arsenik klor amonyak sodyum potasyum kalsiyum demir? polen doz(u)? alkol? partikül_madde karbondioksit? kükürt_dioksit azot_dioksit',
    probability:
      'olasılık olasılığı olasılıklar ihtimal(,i,ler) şans? şansı? risk(i)? güven? güven_düzeyi yağış_ihtimali yağmur_ihtimali p_değeri anlamlılık kazanma_olasılığı',
    index:
      'endeks(,i,ler,leri) indeks(,i,ler,leri) gösterge? hava_kalitesi hava_kalitesi_indeksi hki uv_indeksi vücut_kitle_indeksi vki tüfe? üfe? bist? gini_katsayısı büyüklük? tüketici_güven_endeksi güven_endeksi',
  },
  change: {
    any: 'değişim(,i,ler,leri) değişme değişiklik değişikliği fark(,ı,lar,ları) sapma(sı) varyans? hareket? eğilim trend? yüzde_değişim değişim_oranı kâr_zarar kar_zarar getiri? karşı? seyir?',
    up: 'artış(,ı,lar,ları) artan? arttı yükseliş(,i,ler) yükseldi yükselen büyüme(si) kazanç? iyileşme(si) gelişme? ilerleme? zam? çıkış? ivme?',
    down: 'azalış(ı) azalma(sı) azalan azaldı düşüş(,ü,ler,leri) düşen? düştü gerileme(si) geriledi kayıp? kaybı? daralma(sı) küçülme(si) kötüleşme değer_kaybı iniş? kesinti? erime?',
  },
  identifier:
    'kimlik? kimlik_no kimlik_numarası tckn tc_no tc_kimlik_no vkn vergi_no vergi_numarası kod(u)? ürün_kodu stok_kodu müşteri_no müşteri_kodu sipariş_no sipariş_numarası fatura_no fatura_numarası takip_no takip_numarası seri_no seri_numarası hesap_no hesap_numarası barkod(u) karekod posta_kodu telefon(u) telefon_no cep cep_telefonu gsm? faks eposta e_posta adres(i)? enlem boylam koordinat(,lar,ları) plaka(sı)? ruhsat_no şasi_no sicil_no öğrenci_no dosya_no belge_no sürüm? versiyon? numara(sı)? no? parti_no parti_numarası referans_no referans? işlem_no kullanıcı_adı şifre parola anahtar? bağlantı? resim? görsel? fotoğraf ikon renk? ada_parsel forma_no forma_numarası mersis_no kayıt_no sıra_no lot_no uçuş_no sefer_no alan_kodu il_kodu plaka_kodu dosya_adı açık_adres',
  technical:
    'tanım(lar) kısaltma(lar) şema? oluşturan güncelleyen değiştiren silindi? silinmiş silinme_tarihi kayıt_tarihi? değiştirilme_tarihi sayfa? sayfa_no sayfa_boyutu sayfa_sayısı? sayfa_başına sonraki_sayfa önceki_sayfa toplam_sayfa oturum? saat_dilimi biçim? hata_kodu durum_kodu üst_veri üstveri ayar(lar)? yapılandırma seçenekler? sıralama? satır? satır_no revizyon? aktif? aktif_mi pasif? önbellek imleç kayıt_eden ekleyen',
  member: {
    unit: 'birim(,i,ler,leri)? birim? ölçü_birimi ölçüm_birimi ölçü? br? cinsi?',
    currency: 'para_birimi para_birimi_kodu döviz? döviz_cinsi döviz_kodu kur? para? pb?',
    scale: 'ölçek? çarpan? katsayı? bin_tl milyon_tl bin? milyon? ondalık? basamak? hassasiyet? üs?',
    label:
      'etiket(,i,ler)? ad? adı? isim? ismi? metrik(ler) gösterge(,si,ler) parametre(ler) değişken(ler)? ölçüm? ölçüt kriter? istatistik? özellik? alan? alan_adı açıklama? kalem? kalemler? konu? soru? başlık? tanım? tetkik? hesap? hesap_adı gösterge_adı unvan? nitelik?',
    value:
      'değer(,i,ler,leri) tutar? miktar? sonuç? sonucu? sonuçlar? ölçüm? ölçülen_değer okuma? güncel? şimdi? bugün? son? mevcut? sayı? rakam? puan?',
    title: 'başlık? başlığı? manşet konu(su)? ad? adı? tema? alt_başlık üst_başlık?',
    source:
      'kaynak? kaynağı? kaynaklar? veri_kaynağı yayıncı yayınlayan yayımlayan sağlayıcı? yazar? kurum? açıklayan hazırlayan? göre? kaynakça',
    asOf: 'itibarıyla itibariyle tarihi_itibarıyla güncelleme? güncellendi güncelleme_tarihi son_güncelleme son_güncelleme_tarihi güncellenme_tarihi veri_tarihi ölçüm_tarihi ölçüm_zamanı rapor_tarihi yayın_tarihi yayım_tarihi yayınlanma_tarihi zaman_damgası oluşturulma_tarihi numune_tarihi bilanço_tarihi tarih? saat? alındığı_tarih',
    period:
      'dönem(,i,ler,leri)? periyot periyodu aralık? tarih_aralığı zaman_aralığı rapor_dönemi hesap_dönemi mali_dönem süreç? vade? başlangıç? bitiş? çeyrek? ay? yıl? hafta? sezon?',
    language: 'dil(,i,ler)? dil_kodu lisan',
    base: 'baz? taban? örneklem(i) örneklem_büyüklüğü örnek_sayısı katılımcı_sayısı? katılımcı? cevaplayan(lar)? yanıt_sayısı payda baz_yıl baz_yılı evren? nüfus? denek_sayısı görüşülen_kişi_sayısı',
    note: 'not? notlar? açıklama(,sı,lar)? yorum(,u,lar)? dipnot(lar) uyarı?',
    prose: 'özet(i)? gerekçe? sebep? neden? detay(lar)? ayrıntı(lar) metin? düşünceler? görüş?',
  },
  names: {
    person:
      'kişi(ler)? oyuncu(,su,lar,ları) aday(,ı,lar,ları) sporcu(lar) atlet(ler) koşucu(lar) sürücü(ler) pilot(lar)? yüzücü(ler) bisikletçi çalışan(,ı,lar,ları)? personel? yazar(,ı,lar)? sanatçı(lar) müşteri(,si,ler)? hasta(lar)? öğrenci(,ler)? öğretmen(ler) doktor(lar) hekim(ler) kullanıcı(lar)? ad? adı? ad_soyad adı_soyadı ad_soyadı isim? soyad soyadı kaptan(ı)? teknik_direktör antrenör(ü) müdür(ü)? yönetici(si)? yönetmen(i) oyuncular şarkıcı golcü gol_kralı satıcı(lar)? satış_temsilcisi temsilci(si)? sorumlu(su)? bağışçı(lar) üye(ler)? belediye_başkanı başkan? bakan? milletvekili danışman(ı)? kaleci sahibi? yarışmacı(lar) mükellef',
    organisation:
      'şirket(,i,ler,leri) firma(,sı,lar) kurum(,u,lar,ları)? kuruluş(,u,lar)? işletme(ler)? marka(,sı,lar)? tedarikçi(,ler) bayi(,ler)? işveren parti(,si,ler)? banka(,sı,lar)? havayolu operatör(ü) acente acenta ajans? fon? ihraççı yayınevi hastane(,si,ler) okul(,u,lar) üniversite(,si,ler) fakülte(si) bakanlık bakanlığı müdürlük? vakıf dernek derneği birlik? ortak? rakip? üretici(,si,ler) sigorta_şirketi holding stüdyo? unvan? ünvan? ticari_unvan kooperatif sendika belediye(,si,ler)? cari? kurum_adı aracı_kurum',
    place:
      'şehir(ler) şehri ülke(,si,ler) bölge(,si,ler) il(ler)? ili? ilçe(,si,ler) semt(,i,ler)? mahalle(,si,ler) köy(,ü,ler)? kasaba eyalet(,i,ler)? yer? yeri? konum? lokasyon(u) mekan? istasyon(,u,lar) mağaza(,sı,lar) şube(,si,ler) ofis? depo(su)? havalimanı havaalanı liman(ı)? stat? stadyum(u) stad? arena saha? hastane(,si,ler) okul(,u,lar) klinik nehir? nehri? göl? gölü? baraj(,ı,lar) dağ? ada? adası? kıta? adres? kalkış? varış? kalkış_yeri varış_yeri durak? restoran(,lar) otel(,i,ler) bina? site? çiftlik park başkent? santral? fabrika(,sı,lar) tesis(,i,ler) nokta? doğum_yeri pazar? belediye?',
    team: 'takım(,ı,lar,ları) kulüp kulübü kulüpler ekip? rakip? rakibi? ev_sahibi? konuk? deplasman? milli_takım lig? kafile ekipler?',
    product:
      'ürün(,ü,ler,leri) mal? mallar? kalem? model(,i,ler)? oyun(,u,lar)? kitap kitabı kitaplar şarkı(,sı,lar) albüm(,ü,ler) film(,i,ler) dizi? uygulama(lar)? hizmet(,i,ler)? plan? yemek? yemekler? cihaz(,ı,lar) araç? araçlar araba otomobil ilaç ilacı ilaçlar malzeme(,si,ler) paket? çok_satan en_çok_satan parça? varyant? tarım_ürünü mahsul aşı(lar)? ürün_adı ürün_grubu stok_adı emtia',
    thing:
      'ad? adı? isim? başlık? varlık? hisse? hisse_adı sembol(,ü,ler)? tür? türü? türler canlı? hayvan(lar) gezegen yıldız? dil? kampanya(,sı,lar) kanal(,ı,lar)? proje(,si,ler) görev(,i,ler)? anahtar_kelime sayfa? sunucu(lar) etki_alanı depo? seçenek? seçenekler? soru? test? ders(,i,ler) konu? hat? hattı? güzergah(ı) sefer? uçuş? gemi(ler) makine(,si,ler) sensör(ler) türbin(ler) hesap? video gönderi(ler)? madde? element? cins? ırk? tahlil kıymet?',
    event:
      'etkinlik etkinliği etkinlikler olay(,ı,lar)? maç(,ı,lar,ları) oyun? yarış(,ı,lar) karşılaşma(lar) müsabaka turnuva(sı) şampiyona(sı) yarışma(lar) kaza? tur? etap? toplantı(sı) seçim(,i,ler)? konferans(ı) konser(i) oturum? bölüm? deprem(,i,ler) fırtına(sı) deney(,i,ler) sınav(,ı,lar) ihale(si) grup? vaka?',
    category:
      'kategori(,si,ler) tür? türü? tip? tipi? çeşit çeşidi? grup? grubu? sınıf? sınıfı? segment(,i,ler) sektör(,ü,ler) departman(,ı,lar) bölüm? birim? şube? daire? durum(u)? kanal(ı)? seviye? düzey? yaş_grubu cinsiyet(i) dönem? konu? etiket? aşama? öncelik önceliği? önem? branş görev? unvan? pozisyon? mevki? eğitim_durumu medeni_durum gelir_grubu mevsim? kırılım? alt_kategori masraf_merkezi',
    cause: 'neden(i,ler,leri)? sebep sebebi gerekçe(si)? kök_neden',
  },
  time: 'tarih(,i,ler,leri) zaman(ı)? gün? gün(ü,ler,leri) ay? ayı? aylar hafta(,sı,lar) yıl(,ı,lar) yıl sene çeyrek? çeyreği? sezon(u)? saat(,i,ler)? dakika? saniye? hafta_içi hafta_sonu haftanın_günü mevsim? dönem(i)? yarıyıl yüzyıl mali_yıl başlangıç? bitiş? başlangıç_tarihi bitiş_tarihi baş_tarihi doğum_tarihi doğum_yılı son_tarih son_kullanma_tarihi skt vade? vade_tarihi teslim_tarihi teslimat_tarihi sipariş_tarihi satış_tarihi fatura_tarihi işlem_tarihi kayıt_tarihi ödeme_tarihi yayın_tarihi çıkış_tarihi kuruluş_yılı kuruluş_tarihi üretim_yılı kalkış? varış? kalkış_saati varış_saati gün_doğumu gün_batımı oluşturulma_tarihi güncelleme_tarihi tarih_saat tarih_ve_saat yıl_ay vakit? işe_giriş_tarihi dönemi? itibaren? kadar?',
  side: {
    home: 'ev_sahibi ev_sahibi_takım iç_saha iç? ev? evinde evsahibi',
    away: 'deplasman konuk konuk_takım dış_saha misafir? misafir_takım dış? rakip?',
    a: 'a_takımı a_grubu takım_a grup_a varyant_a takım_1 birinci_takım oyuncu_1 seçenek_a aday_a',
    b: 'b_takımı b_grubu takım_b grup_b varyant_b takım_2 ikinci_takım oyuncu_2 seçenek_b aday_b',
    treatment:
      'tedavi? tedavi_grubu deney_grubu müdahale? müdahale_grubu test_grubu çalışma_grubu tedavi_alan aşılı(lar)?',
    control: 'kontrol? kontrol_grubu plasebo plasebo_grubu tedavisiz orijinal? aşısız(lar)?',
    men: 'erkek(,ler) erkekler bay? baylar erkek_sayısı oğlan e?',
    women: 'kadın(,lar) kadınlar bayan(lar)? kız? kızlar kadın_sayısı k?',
    for: 'evet? lehte lehinde kabul? destekleyen(ler) destekliyor onaylayan(lar) onaylıyor? katılıyor?',
    against: 'hayır? aleyhte aleyhinde karşı? karşı_çıkan(lar) ret? onaylamıyor katılmıyor red?',
    best: 'en_iyi en_iyisi en_başarılı en_hızlı? en_popüler en_çok_satan en_güçlü?',
    worst: 'en_kötü en_kötüsü en_başarısız en_yavaş? en_zayıf?',
    first: 'ilk? birinci? açılış? başlangıç? en_erken lider? altın? eski?',
    last: 'son? sonuncu? kapanış? nihai? en_son bitiş? final? yeni?',
    before: 'önce? öncesi? başlangıç? ilk?',
    after: 'sonra? sonrası? bitiş? son?',
    winner: 'kazanan(,lar,ı) kazanan galip şampiyon(u) birinci? kazandı? seçilen?',
    loser: 'kaybeden(ler) mağlup yenilen? elenen(ler)? kaybetti?',
    top: 'en_yüksek? en_büyük? üst? lider? önde_gelen zirvedeki en_çok? başlıca?',
    bottom: 'en_düşük? en_küçük? alt? sonuncu? en_az?',
  },
  state:
    'açılan(lar)? açık? kapanan(lar) kapatılan kapalı? çözülen(ler) çözüldü çözümlenen satılan(lar) satıldı satılmayan geçen? kalan? başarılı? başarısız? iptal? iptaller? iptal_edilen iptal_edildi tamamlanan(lar) tamamlandı tamamlanmayan teslim_edilen teslim_edildi teslim_edilmeyen planlanan? bildirilen bekleyen(ler) beklemede dolu? boş? müsait kullanılan? kullanılmayan? kullanılabilir rezerve ödenen ödendi ödenmeyen ödenmedi iade_edilen iade_edildi gönderilen gönderildi kargoya_verilen cevaplanan yanıtlanan yanıtlanmayan cevapsız aktif? pasif? işlenen? işlenmiş onaylanan onaylandı onay_bekleyen reddedilen reddedildi kabul_edilen yatan? taburcu taburcu_edilen tedavi_edilen aşılanan(lar) iyileşen(ler) enfekte doğrulanan ölen(ler) vefat_eden yaralanan(lar) yaralı(lar) kayıp? kurtarılan etkilenen(ler) kayıtlı kaydolan mezun(lar)? mezun_olan süresi_dolan vadesi_geçen geciken geciken(ler) gecikmeli ertelenen yönlendirilen kalkan? inen? gelen? giden? engellenen düzeltilen başlayan? başlatılan biten? devam_eden devam_ediyor terk_edilen yenilenen alınan? verilen? tıklanan açılmayan izlenen? oynanan üretilen? kurulan? onarılan değiştirilen? geri_dönüştürülen dikilen ekilen hasat_edilen yıkılan inşa_edilen kiralanan kiralık? işe_alınan işten_çıkarılan işten_ayrılan ayrılan? terfi_eden imzalanan ithal_edilen ihraç_edilen test_edilen silinen arşivlenen sayılan kullanılan_oy geçerli? geçersiz? bağışlanan toplanan? incelenen tespit_edilen yayınlanan? yayımlanan atanan atanmayan kaydedilen? takipteki',
  polarity: {
    up: 'gelir(,i,ler,leri) ciro(,su,lar,ları) hasılat(ı) hasılat satış(,ı,lar,ları) satış kazanç kazancı kazançlar kâr? kârı net_kâr net_kârı brüt_kâr brüt_kârı faaliyet_kârı dönem_kârı net_gelir net_satışlar galibiyet galibiyetler memnuniyet(i) memnuniyet puan? puanı? memnuniyet_puanı elde_tutma doğruluk? verimlilik dönüşüm_oranı etkileşim_oranı etkileşim? büyüme başarı(sı) başarı_oranı tamamlanma_oranı katılım_oranı doluluk_oranı kâr_marjı kârlılık karlılık tasarruf(u)? tasarruf? bağış(,ı,lar,ları)? bağışçılar aboneler? takipçi(ler) beğeni(ler) mezunlar istihdam(ı) istihdam istihdam_oranı okuryazarlık okullaşma zamanında_teslimat dakiklik aşılanan(lar) iyileşen(ler) geri_dönüştürülen çözülen(ler) tamamlanan(lar) teslim_edilen gol(ler)? asist? madalya(,lar,sı) kupa(lar)? averaj kalite(si)? kurtarılan temettü yaşam_süresi yenilenebilir getiri(si)? ihracat özsermaye iyileşme(si) zamanında rekolte(si) pazar_payı isabet_oranı',
    down: 'hata(,sı,lar,ları) hata_oranı arıza(,sı,lar,ları) şikayet(,i,ler,leri) şikâyet(ler) ölüm(,ler,leri) ölen(ler) vefat ölüm_oranı iptal? iptaller iptal_edilen gecikme(,si,ler,leri) gecikme rötar(ı) rötar maliyet(,i,ler,leri) gider(,i,ler,leri) harcama(,sı,lar,ları)? masraf(,ı,lar,ları) emisyon(,u,lar,ları) emisyon bekleme_süresi yanıt_süresi cevap_süresi çözüm_süresi yükleme_süresi tur_zamanı kesinti(,si,ler,leri)? kesinti_süresi arıza_süresi olumsuz kaza(,sı,lar,ları) yaralı(lar) yaralanan(lar) yaralanma(lar) suç(lar)? suç? cinayet hırsızlık dolandırıcılık borç borcu borçları açık? bütçe_açığı cari_açık zarar(,ı,lar) zarar kayıp? kayıplar işsizlik işsizlik_oranı enflasyon(u) enflasyon kusur(lar) kusurlu güvenlik_açığı vadesi_geçen devamsızlık devamsızlık_oranı terk_oranı kayıp_oranı yoksulluk açlık kirlilik kirletici enfeksiyon(lar) enfekte mağlubiyet(ler) mağlubiyet yenilgi yenilen_gol yediği_gol kırmızı_kart sarı_kart faul? iade? iadeler iade_oranı reddedilen başarısız? personel_devir_hızı işten_çıkarılan işten_ayrılan israf fire? iflas yangın(lar) ormansızlaşma yan_etki yan_etkiler belirtiler cezalar? ceza? ödenmeyen ödenmedi cevapsız yanıtlanmayan risk(i)? hemen_çıkma_oranı trafik_sıkışıklığı kötüleşme geciken(ler) değer_kaybı icra kaçak?',
  },
  per: 'başına kişi_başına kişi_başı kişi_başı_düşen birim_başına hane_başına hisse_başına adet_başına her? /kişi beher',
};
