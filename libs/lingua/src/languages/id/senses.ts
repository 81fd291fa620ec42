import type { SenseWords } from '../../senses/sense-words';

/** Names of data in Indonesian. Plurals are doubled words or the singular; keys name the singular. */
export const SENSES_ID: SenseWords = {
  role: {
    target:
      'target sasaran tujuan? diinginkan? dibutuhkan? diharapkan? ideal? capaian_target target_bulanan target_tahunan target_penjualan dijamin? terjamin?',
    plan: 'rencana? direncanakan anggaran? dianggarkan pagu?',
    limit:
      'batas? batasan? batas_atas batas_bawah batas_maksimum batas_maksimal ambang? ambang_batas nilai_ambang_batas nab plafon? pagu? baku_mutu diizinkan diperbolehkan kadar_maksimum batas_aman batas_legal batas_kecepatan limit_kredit toleransi? maksimal_diizinkan',
    usual: 'normal? biasa? kuota?',
    benchmark:
      'acuan patokan tolok_ukur pembanding? rujukan? nilai_acuan nilai_rujukan nilai_normal garis_dasar dasar? industri? sektor? nasional? regional? provinsi? kabupaten? dunia? pasar? kelas? kategori? pesaing? rata_rata_nasional rata_rata_industri rata_rata_sektor rata_rata_provinsi rata_rata_kabupaten rata_rata_dunia rata_rata_pasar rata_rata_kelas rata_rata_liga rata_rata_kategori rerata_nasional normal_iklim jangka_panjang?',
    record:
      'rekor tertinggi_sepanjang_masa terendah_sepanjang_masa sepanjang_masa rekor_dunia rekor_nasional rekor_pribadi rekor_tertinggi rekor_terendah rekor_lintasan terbaik_pribadi catatan_terbaik catatan_waktu_terbaik historis? bersejarah?',
    total:
      'total jumlah? jumlah_total total_keseluruhan keseluruhan seluruh? seluruhnya semua? gabungan? kumulatif bruto? kotor? akumulasi jml?',
    part: 'bagian? rincian perincian pembagian? komposisi porsi? sebaran? distribusi? alokasi? komponen? segmen? subjumlah sub_jumlah di_antaranya diantaranya termasuk? terdiri_dari proporsi?',
    forecast:
      'prakiraan perkiraan perk? estimasi proyeksi prediksi ramalan taksiran diperkirakan diproyeksikan diprediksi diharapkan? ekspektasi konsensus panduan? prognosa asumsi?',
    actual:
      'realisasi terealisasi aktual nyata? tercapai dicapai capaian pencapaian? sebenarnya sesungguhnya riil? efektif? teramati? terukur?',
    remaining:
      'sisa(nya) tersisa sisa_hari sisa_waktu sisa_anggaran sisa_kuota sisa_target sisa_saldo saldo? kurang? kekurangan? belum_terpakai belum_tercapai masih_dibutuhkan? kosong? belum_terkumpul? tersedia?',
    agreed: 'disetujui? disahkan? awal? semula? mula_mula? disepakati? dijadwalkan? kontrak?',
    revised: 'revisi? direvisi? diperbarui? baru? ditunda? terbaru? dikoreksi?',
  },
  aggregate: {
    average:
      'rata_rata rata-rata ratarata rerata rataan rata? rata2 purata? rata_rata_tertimbang umumnya? tipikal? rt2?',
    median: 'median nilai_tengah',
    maximum:
      'maksimum maksimal maks tertinggi terbesar terbanyak terpanjang terlama? tertua terberat terdalam terpanas terkuat terlebar paling_tinggi paling_banyak tercepat? teratas?',
    minimum:
      'minimum minimal terendah terkecil tersedikit terpendek termuda teringan terdingin terlemah tersempit paling_rendah paling_sedikit tercepat? terbawah? di_bawah? kurang_dari?',
    sum: 'jumlah? total penjumlahan kumulatif akumulasi subtotal? jml?',
    percentile: 'persentil kuartil kuantil desil',
    peak: 'puncak(nya)? beban_puncak jam_puncak jam_sibuk titik_tertinggi',
  },
  quantity: {
    money:
      'harga biaya pendapatan penghasilan penerimaan? pemasukan omzet omset penjualan pembelian? laba laba_bersih laba_kotor laba_usaha laba_operasional laba_rugi untung? keuntungan rugi? kerugian? gaji upah ump umr umk honor honorarium tunjangan sewa tarif ongkos ongkir iuran? bea? cukai? anggaran apbn apbd belanja pengeluaran beban? pajak ppn pph pbb retribusi utang hutang piutang defisit surplus? tabungan simpanan? deposito pinjaman? kredit cicilan angsuran saldo? kas? arus_kas tunai? dividen bunga? premi pembayaran bayar? dibayar? pengembalian_dana diskon? potongan? donasi? sumbangan? hibah? bantuan? dana? pendanaan subsidi investasi? modal? aset? kewajiban? liabilitas ekuitas kapitalisasi kapitalisasi_pasar nilai_pasar nilai_buku valuasi kekayaan? pdb pdrb nominal? nilai? tagihan? faktur? denda? bonus komisi? royalti kompensasi? ganti_rugi harga_satuan harga_beli harga_jual harga_saham harga_eceran harga_emas harga_rata_rata harga_penutupan harga_pembukaan penutupan? pembukaan? kurs? hadiah? margin? kontribusi? nilai_tukar? nilai_ekspor nilai_impor ekspor? impor? biaya_sekolah spp? ukt? hpp harga_pokok_penjualan pendapatan_bersih pendapatan_kotor penjualan_bersih penjualan_kotor bersih? kotor? netto? bruto? total_harga total_biaya total_bayar nilai_transaksi nilai_pesanan uang_muka uang_saku bagi_hasil njop',
    count:
      'jumlah? jml? banyak? banyaknya kuantitas kuantiti cacah? hitungan? nomor? orang? penduduk populasi jumlah_penduduk jiwa? warga? karyawan? pegawai? staf? tenaga_kerja kru? personel lalu_lintas? pengunjung penonton hadirin? kehadiran? pembaca? pemirsa penumpang pelanggan? pengguna? nasabah? pembeli? siswa? mahasiswa? murid? pasien? peserta? pemilih? anggota? pengikut? persediaan? stok? inventaris? unit? anak? pria? wanita? perempuan? laki_laki? sapi ternak kambing ayam? pesawat? kendaraan? kunjungan tayangan? klik sesi? unduhan pesanan? transaksi? kasus kematian kelahiran meninggal? sembuh? suara? gol? poin? kemenangan kekalahan menang? kalah? seri? tembakan? umpan? pelanggaran? langkah? barang? butir? ekor? lembar? buah? rumah_tangga kepala_keluarga jumlah_pengunjung jumlah_pelanggan jumlah_siswa jumlah_karyawan jumlah_kasus jumlah_unit jumlah_transaksi jumlah_peserta banyak_data permintaan? keluhan? tempat_tidur? terjual?',
    share:
      'persen(nya) persentase prosentase presentase? porsi? proporsi pangsa pangsa_pasar bagian? kontribusi? bobot? pecahan? komposisi? prevalensi andil? rasio?',
    rate: 'tingkat? laju? angka? tingkat_hunian okupansi keterisian tingkat_pengangguran pengangguran inflasi bunga? suku_bunga imbal_hasil tingkat_konversi konversi? retensi tingkat_retensi partisipasi? tingkat_partisipasi tingkat_kehadiran kehadiran? kelembapan kelembaban akurasi presisi? efisiensi cakupan? ketepatan? ketepatan_waktu tingkat_penyelesaian tingkat_kelulusan kelulusan? adopsi penetrasi kekosongan? mortalitas angka_kematian angka_kelahiran fertilitas melek_huruf angka_melek_huruf angka_harapan_hidup? keterlibatan margin? margin_laba tingkat_kemiskinan kemiskinan? laju_pertumbuhan tingkat_pertumbuhan utilisasi pemanfaatan? rendemen kredit_macet elektabilitas tingkat_kesembuhan keterlaksanaan tingkat_pengembalian pengembalian? serapan? daya_serap',
    score:
      'skor nilai? peringkat? penilaian rating bintang? kepuasan tingkat_kepuasan ipk ulasan? poin? angka? akreditasi? nilai_ujian nilai_rapor nilai_akhir hasil? selisih_gol level?',
    ratio: 'rasio nisbah perbandingan? kelipatan? pengali koefisien faktor? kurs nilai_tukar per_kapita daya_ungkit',
    age: 'umur usia umur_rata_rata usia_rata_rata usia_median kelompok_umur? tahun_usia',
    length:
      'panjang(nya)? tinggi? tinggi_badan ketinggian kedalaman dalam? jarak jarak_tempuh elevasi ketebalan tebal? lebar jari_jari radius diameter garis_tengah keliling jarak_pandang visibilitas salju? hujan? curah_hujan tinggi_gelombang tinggi_muka_air muka_air ketinggian_air permukaan_laut tinggi_muka_laut panjang_gelombang panjang_jalan ukuran? lingkar_pinggang lingkar? rute?',
    mass: 'berat? berat_badan massa? bobot? tonase muatan? panen? hasil_panen tangkapan? hasil_tangkapan emisi limbah? sampah? berat_bersih berat_kotor timbangan produksi? timbulan_sampah',
    temperature:
      'suhu temperatur suhu_udara suhu_rata_rata suhu_maksimum suhu_minimum suhu_tertinggi suhu_terendah suhu_air suhu_badan titik_embun terasa_seperti terasa? panas? anomali?',
    duration:
      'durasi lama? lamanya? waktu? waktu_tunggu tunggu? antrean? antrian? penundaan keterlambatan terlambat? latensi waktu_respons waktu_tanggap waktu_tempuh waktu_muat waktu_putaran waktu_proses waktu_penyelesaian waktu_pengiriman waktu_pengantaran waktu_pelayanan lama_menginap lama_tinggal lama_rawat lama_proses masa? masa_kerja masa_pakai umur_pakai tenor? jangka_waktu harapan_hidup usia_harapan_hidup tidur? lembur? penyinaran lama_penyinaran gangguan? waktu_henti jeda? tempo?',
    speed: 'kecepatan angin? kecepatan_angin kecepatan_rata_rata kecepatan_maksimum hembusan laju? debit? kec?',
    energy:
      'energi listrik? konsumsi? konsumsi_listrik konsumsi_energi pemakaian? pembangkitan produksi? kalori kebutuhan? produksi_listrik setrum',
    power:
      'daya? beban? beban_puncak kapasitas? kapasitas_terpasang daya_terpasang daya_listrik keluaran? tenaga? permintaan? tenaga_kuda',
    pressure: 'tekanan tekanan_udara tekanan_darah sistolik diastolik tensi? tekanan_ban',
    area: 'luas(nya) luasan luas_lahan luas_tanah luas_bangunan luas_wilayah luas_panen luas_area lahan? lahan_terbakar permukaan? deforestasi? bidang?',
    volume:
      'volume? isi? kapasitas? debit? tampungan? waduk? daya_tampung volume_air bahan_bakar? bbm? pemakaian_air air? curah? genangan?',
    rank: 'peringkat urutan? posisi? ranking klasemen? juara? tempat? urut? no_urut? unggulan?',
    place:
      'gerbang? pintu? peron jalur? terminal? kursi? lantai? babak? putaran? ronde? pekan? etape? tahap? halaman? bab? episode musim? kelas? semester? baris? edisi? versi? set? ruang? kamar? nomor? no? nomor_punggung gelombang? seri? level? rw rt? blok?',
    voltage: 'tegangan? voltase tegangan_listrik beda_potensial',
    frequency:
      'frekuensi denyut denyut_nadi nadi? detak_jantung denyut_jantung putaran_mesin putaran? kadens laju_penyegaran',
    data: 'memori? penyimpanan? ruang_penyimpanan lebar_pita ukuran_berkas ukuran_file kuota? kuota_data berkas? ukuran? transfer?',
    concentration:
      'konsentrasi? kadar nitrat nitrit fosfat ozon salinitas glukosa gula_darah kolesterol trigliserida hemoglobin kreatinin asam_urat oksigen? oksigen_terlarut kekeruhan kesadahan timbal merkuri arsen klorin? klor amonia natrium kalium kalsium besi? dosis? kepadatan? kerapatan? alkohol? karbon_dioksida karbon_monoksida sulfur_dioksida nitrogen_dioksida serbuk_sari partikulat hematokrit',
    probability:
      'peluang? probabilitas kemungkinan kans? risiko? resiko? peluang_hujan kepercayaan? tingkat_kepercayaan nilai_p signifikansi? peluang_menang',
    index:
      'indeks ihk ipm ihsg ispu imt indeks_uv kualitas_udara indeks_kualitas_udara indeks_massa_tubuh indeks_gini rasio_gini magnitudo? ntp? indeks_harga_konsumen skala_richter',
  },
  change: {
    any: 'perubahan berubah selisih beda? perbedaan? variasi? varians? deviasi? simpangan? fluktuasi pergerakan? pergeseran? tren? perkembangan? dibanding? dibandingkan? terhadap? imbal_hasil? laba_rugi untung_rugi',
    up: 'kenaikan naik peningkatan meningkat pertumbuhan tumbuh bertambah pertambahan penambahan? keuntungan? perbaikan? menguat? penguatan? lonjakan percepatan? surplus?',
    down: 'penurunan turun menurun berkurang pengurangan kehilangan? kerugian? penyusutan melemah? pelemahan? anjlok merosot kemerosotan perlambatan kontraksi? susut?',
  },
  identifier:
    'nik nip nisn npsn npwp ktp sim? no_kk kode(nya)? kode_barang kode_produk kode_pos kode_wilayah kode_transaksi kode_batang kode_unik nomor? no_induk nomor_induk nomor_pesanan no_pesanan nomor_faktur no_faktur nomor_resi no_resi resi nomor_rekening no_rekening rekening? nomor_seri no_seri nomor_telepon no_telepon telepon telp no_hp nomor_hp hp? ponsel? faks surel alamat? alamat_surel lintang bujur garis_lintang garis_bujur koordinat versi? plat? nomor_polisi nopol no_polisi nomor_kendaraan nomor_rangka nomor_mesin rujukan? gambar? foto? ikon warna? tautan? sandi? kata_sandi nama_pengguna kunci? nomor_rekam_medis no_rm? nomor_anggota nomor_pelanggan id_pelanggan id_produk id_transaksi nomor_batch nomor_punggung nomor_penerbangan nib kwitansi? no_kwitansi nomor_surat no_urut? pengenal',
  technical:
    'glosarium definisi singkatan skema? dibuat_oleh diubah_oleh diperbarui_oleh dihapus? dihapus_pada diubah_pada halaman? per_halaman jumlah_halaman ukuran_halaman halaman_berikutnya halaman_sebelumnya sesi? zona_waktu format? kode_galat kode_kesalahan kode_status pengaturan konfigurasi opsi? urutan? pengurutan baris? revisi? aktif? nonaktif? tembolok pengkodean metadata nomor_baris tanggal_input? petugas_input',
  member: {
    unit: 'satuan unit? satuan_ukur satuan_ukuran sat? ukuran?',
    currency: 'mata_uang kode_mata_uang valuta valas? kurs?',
    scale:
      'skala? pengali faktor? dalam_ribuan dalam_jutaan dalam_juta dalam_miliar ribuan? jutaan? desimal? presisi? orde?',
    label:
      'label nama? sebutan metrik indikator ukuran? parameter variabel? statistik? atribut? kolom? keterangan? deskripsi? judul? uraian? pos? rincian? pertanyaan? subjek? seri? pemeriksaan? jenis_pemeriksaan akun? nama_akun komponen? nama_indikator istilah? kriteria?',
    value:
      'nilai? angka? hasil? besaran? besar? besarnya jumlah? nominal? pembacaan? sekarang? kini? saat_ini? terkini? terbaru? hari_ini? hasil_pengukuran pengukuran? isi? bacaan?',
    title: 'judul? tajuk? kepala? nama? perihal subjek? tema? topik sub_judul subjudul',
    source:
      'sumber? sumber_data penerbit penyedia? asal? instansi? penulis? menurut? dilaporkan_oleh dirilis_oleh diterbitkan_oleh rujukan? referensi? pustaka?',
    asOf: 'per_tanggal diperbarui dimutakhirkan pembaruan? terakhir_diperbarui diperbarui_pada pemutakhiran_terakhir tanggal_pembaruan tanggal_data tanggal_laporan tanggal_pengukuran tanggal_publikasi tanggal_terbit tanggal_rilis tanggal_pengambilan_sampel stempel_waktu cap_waktu waktu_pengukuran waktu_pengamatan dirilis? diterbitkan? dipublikasikan tanggal? posisi_tanggal data_per diakses dicatat_pada diukur_pada',
    period:
      'periode? kurun? kurun_waktu rentang? rentang_waktu jangka? jangka_waktu selang? masa? tahun_buku tahun_anggaran periode_laporan dari? sampai? sejak? hingga? mulai? triwulan? kuartal? bulan? minggu? tahun? musim?',
    language: 'bahasa? kode_bahasa',
    base: 'basis? dasar? sampel? contoh? ukuran_sampel jumlah_sampel responden jumlah_responden jawaban? penyebut tahun_dasar populasi? dari_total peserta?',
    note: 'catatan? komentar? keterangan? ket? catatan_kaki penafian anotasi',
    prose: 'deskripsi? ringkasan penjelasan alasan? rincian? teks? uraian? kutipan?',
  },
  names: {
    person:
      'orang? pemain kandidat calon? caleg atlet pelari pembalap perenang karyawan pegawai penulis pengarang artis? seniman pelanggan? pembeli? pasien siswa murid mahasiswa guru dosen dokter agen? pengguna? nama? nama_lengkap nama_depan nama_belakang nama_siswa nama_pelanggan nama_karyawan kapten pelatih manajer? direktur aktor aktris penyanyi pembicara pencetak_gol penyerang kiper pemilik? penanggung_jawab petugas? tenaga_penjual wiraniaga donatur anggota? peserta? penumpang? pemilih? wali_kota walikota bupati gubernur presiden menteri paslon pasangan_calon nasabah? kasir?',
    organisation:
      'perusahaan organisasi? badan? badan_usaha firma merek merk pemasok penjual? pedagang klien? pelanggan? pemberi_kerja majikan partai bank maskapai operator penyedia? lembaga instansi dinas? agensi? penerbit? emiten studio? pialang rumah_sakit sekolah universitas kampus? kementerian departemen? yayasan koperasi mitra? pesaing pabrikan produsen pembuat? distributor? ormas asosiasi perguruan_tinggi bumn kelurahan? pt? cv? satker',
    place:
      'kota kabupaten kab? kota_kabupaten negara provinsi propinsi daerah? wilayah? kecamatan kelurahan desa kampung? dusun kawasan? lokasi tempat? stasiun? toko cabang? kantor? gudang bandara bandar_udara pelabuhan stadion arena rumah_sakit sekolah klinik puskesmas sungai danau waduk? gunung pulau? zona pasar? benua alamat? asal? tujuan? halte terminal? restoran hotel gedung? taman? ibu_kota ibukota titik? pos? kebun? pabrik? gerai? outlet? situs? tempat_lahir pantai bendungan rukun_warga tps gerbang_tol ruas_jalan',
    team: 'tim klub skuad? kesebelasan lawan? timnas regu kontingen? tuan_rumah? tamu? liga? pesaing? negara? kubu?',
    product:
      'produk barang? artikel model? tipe? permainan? gim buku lagu album film acara? aplikasi layanan? jasa? paket? hidangan menu? masakan perangkat? kendaraan mobil? motor? obat bahan? material? varian? edisi? terlaris produk_terlaris komoditas komoditi tanaman? suku_cadang vaksin? nama_barang nama_produk jenis_barang reksa_dana',
    thing:
      'nama? judul? aset? simbol? saham? kode_saham koin? jaringan? pasangan? unsur? spesies hewan satwa binatang planet bintang? bahasa? kampanye? saluran? kanal? proyek tugas? tiket? kata_kunci halaman? domain? peladen repositori opsi? jawaban? pilihan? pertanyaan? soal? uji? tes? mata_pelajaran mapel mata_kuliah matkul jalur? rute? trayek penerbangan? kapal? mesin? sensor turbin akun? video unggahan? ras? program? kegiatan? jenis_ikan tanaman? parameter_uji',
    event:
      'acara? peristiwa kejadian? pertandingan laga balapan lomba perlombaan turnamen kejuaraan kompetisi insiden kecelakaan? ronde? tahap? pertemuan? rapat? pemilu pilkada konferensi konser sesi? episode gempa gempa_bumi badai banjir? percobaan? eksperimen peluncuran? ujian? kegiatan? bencana lelang putaran?',
    category:
      'kategori jenis tipe? macam? kelompok golongan? kelas? segmen sektor industri? bidang? lapangan_usaha departemen divisi bagian? genre status? kondisi? kanal? tingkat? jenjang? level? kelompok_umur kelompok_usia jenis_kelamin gender topik tag? fase prioritas keparahan? jabatan posisi? peran? pendidikan? agama? cabang? subkategori sumber? musim? cabor cabang_olahraga pekerjaan? rumpun?',
    cause: 'penyebab sebab alasan akar_masalah',
  },
  time: 'tanggal tgl hari bulan bln minggu? pekan? tahun thn triwulan kuartal semester? caturwulan musim? jam? pukul? waktu? menit? detik? tahun_ajaran tahun_anggaran tahun_fiskal tahun_buku akhir_pekan periode? dasawarsa dekade abad mulai? awal? akhir? selesai? tanggal_mulai tanggal_selesai tanggal_akhir tanggal_awal tanggal_lahir tgl_lahir tanggal_transaksi tanggal_pesanan tanggal_pengiriman tanggal_pembelian tanggal_penjualan tanggal_bayar tanggal_masuk tanggal_keluar tanggal_terbit tanggal_rilis jatuh_tempo tenggat tenggat_waktu batas_waktu kedaluwarsa kadaluarsa berlaku_sampai keberangkatan? kedatangan? jam_berangkat jam_tiba berangkat? tiba? matahari_terbit matahari_terbenam didirikan? berdiri? dibangun? lahir? dibuat? dibuat_pada diperbarui diterbitkan? dirilis? diluncurkan? jadwal? dijadwalkan? sejak? sampai? hingga? dari? pekan_ke minggu_ke putaran? tahun_berdiri tahun_terbit tahun_rilis bulan_tahun hari_kerja terdaftar_sejak debut?',
  side: {
    home: 'kandang tuan_rumah tim_tuan_rumah tim_kandang',
    away: 'tandang tamu? tim_tamu lawan?',
    a: 'tim_a kelompok_a grup_a varian_a tim_1 tim_satu pemain_1 pihak_a opsi_a pasangan_1 paslon_1 kubu_a',
    b: 'tim_b kelompok_b grup_b varian_b tim_2 tim_dua pemain_2 pihak_b opsi_b pasangan_2 paslon_2 kubu_b penantang?',
    treatment:
      'perlakuan? kelompok_perlakuan intervensi kelompok_intervensi kelompok_eksperimen eksperimen? diobati uji? divaksin?',
    control: 'kontrol? kelompok_kontrol plasebo kelompok_plasebo tanpa_perlakuan tidak_diobati asli?',
    men: 'pria laki laki_laki lelaki putra? cowok jantan? lk? lakilaki',
    women: 'wanita perempuan putri? cewek betina? pr?',
    for: 'setuju ya? mendukung pendukung? dukung pro? memihak puas?',
    against: 'tidak_setuju tidak? menolak penolak? kontra menentang tidak_puas',
    best: 'terbaik terlaris tercepat? terpopuler terkuat? paling_baik',
    worst: 'terburuk terlambat? terlemah? terjelek paling_buruk',
    first: 'pertama? awal? pembuka? pembukaan? mula? emas? ke_1 lama?',
    last: 'terakhir? akhir? final? penutup? penutupan? terkini? terbaru? baru?',
    before: 'sebelum? awal?',
    after: 'sesudah? setelah? akhir?',
    winner: 'pemenang juara? menang? pemenangnya kampiun terpilih?',
    loser: 'kalah? pecundang tersingkir? pihak_kalah yang_kalah',
    top: 'teratas tertinggi? terbesar? terbanyak? utama? atas? puncak? unggul?',
    bottom: 'terbawah terendah? terkecil? bawah? juru_kunci tersedikit?',
  },
  state:
    'dibuka? ditutup? buka? tutup? selesai? terselesaikan diselesaikan terjual tidak_terjual laku lulus tidak_lulus gagal batal? dibatalkan terkirim dikirim diantar? belum_terkirim dijadwalkan beroperasi? dioperasikan dilaporkan menunggu? terisi kosong? tersedia terpakai digunakan? dipakai? tidak_terpakai dipesan dibayar terbayar belum_dibayar belum_bayar lunas belum_lunas dikembalikan dijawab terjawab belum_dijawab tertunda aktif? nonaktif? tidak_aktif diproses disetujui ditolak diterima dirawat diobati divaksinasi divaksin sembuh terinfeksi terkonfirmasi positif? negatif? suspek? meninggal tewas luka? luka_luka terluka hilang? ditangkap dihukum diselamatkan dievakuasi mengungsi terdampak terdaftar wisuda? kedaluwarsa menunggak terlambat? ditunda dialihkan berangkat? tiba? mendarat diblokir diperbaiki mulai? dimulai? ditinggalkan diperpanjang diklik dilihat? ditonton dibaca? dimainkan? diproduksi? dipasang terpasang? diganti didaur_ulang terdaur_ulang ditanam dipanen dibangun? disewa disewakan dihapus? diarsipkan direkrut diberhentikan dipecat dirumahkan di_phk dipromosikan ditandatangani diterbitkan? diimpor diekspor diuji dihitung sah? tidak_sah rusak? disumbangkan terkumpul? diperiksa terdeteksi terverifikasi ditugaskan cuti? hadir izin? sakit? alpa? tidak_hadir',
  polarity: {
    up: 'pendapatan penghasilan penerimaan? pemasukan omzet omset penjualan laba laba_bersih laba_kotor laba_usaha laba_operasional pendapatan_bersih pendapatan_kotor penjualan_bersih penjualan_kotor untung? keuntungan kemenangan menang? kepuasan tingkat_kepuasan skor nilai? retensi tingkat_retensi tingkat_konversi akurasi efisiensi produktivitas konversi? keterlibatan pertumbuhan margin_laba margin surplus tabungan donasi? sumbangan? donatur pelanggan? pengikut lulus? lulusan kelulusan? tingkat_kelulusan lapangan_kerja melek_huruf angka_melek_huruf ketepatan_waktu tepat_waktu adopsi cakupan? divaksin divaksinasi sembuh kesembuhan tingkat_kesembuhan didaur_ulang terdaur_ulang terselesaikan terkirim gol? poin? medali trofi piala? kehadiran? kualitas? mutu? harapan_hidup usia_harapan_hidup angka_harapan_hidup terbarukan profitabilitas likuiditas tingkat_hunian okupansi dividen ipm perbaikan? hasil_panen elektabilitas pangsa_pasar selisih_gol realisasi? prestasi? diselamatkan imbal_hasil penonton? tingkat_penyelesaian',
    down: 'kesalahan galat kegagalan gagal keluhan pengaduan kematian meninggal tewas korban? korban_jiwa pembatalan dibatalkan penundaan keterlambatan terlambat? biaya beban? pengeluaran ongkos emisi waktu_tunggu antrean? antrian? latensi waktu_respons waktu_tanggap waktu_muat waktu_putaran waktu_penyelesaian waktu_henti gangguan insiden kecelakaan luka? luka_luka terluka kejahatan kriminalitas pencurian penipuan korupsi utang hutang defisit rugi? kerugian pengangguran tingkat_pengangguran inflasi cacat? kerentanan menunggak tunggakan absen? ketidakhadiran mangkir putus_sekolah kemiskinan tingkat_kemiskinan kelaparan pencemaran polusi polutan infeksi terinfeksi mortalitas angka_kematian pelanggaran kartu_merah kartu_kuning kebobolan kekalahan kalah? pengembalian_barang denda? ditolak phk pemborosan limbah? sampah? hilang? kebangkrutan pailit belum_dibayar belum_lunas efek_samping gejala rawat_inap deforestasi kebakaran kemacetan macet? risiko? resiko? kredit_macet kerusakan? rusak? ketimpangan buta_huruf tengkes kekosongan? banjir? longsor',
  },
  per: 'per tiap? setiap? per_orang per_kapita per_unit per_saham per_jiwa per_kepala masing_masing?',
};
