;; RGBA to I420 (BT.709, limited range), eight pixels of two rows at a time. The same arithmetic pixel by pixel is in
;; rgba-to-i420.ts; a test holds the two to the same bytes.
;;
;; A pixel is one 32-bit lane. Seen as two 16-bit lanes, `pixel & 0x00ff00ff` is (R, B) and `pixel >> 8` is (G, A), so
;; two pairwise dot products make a weighted sum without taking the pixels apart; alpha weighs nothing. Written as one
;; function because V8 does not inline calls, and with calls it took 4.2 ms a frame for 0.75.
(module
  (memory (import "host" "memory") 1)

  ;; Weights with 15 bits of fraction, in pairs of 16-bit lanes: for (R, B) and for (G, A).
  (global $lumaRB v128 (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
  (global $lumaGA v128 (v128.const i16x8 20127 0 20127 0 20127 0 20127 0))
  (global $blueRB v128 (v128.const i16x8 -3298 14392 -3298 14392 -3298 14392 -3298 14392))
  (global $blueGA v128 (v128.const i16x8 -11094 0 -11094 0 -11094 0 -11094 0))
  (global $redRB v128 (v128.const i16x8 14392 -1320 14392 -1320 14392 -1320 14392 -1320))
  (global $redGA v128 (v128.const i16x8 -13072 0 -13072 0 -13072 0 -13072 0))
  ;; 16 << 15 and 128 << 17, each with half a step for rounding.
  (global $lumaBase v128 (v128.const i32x4 540672 540672 540672 540672))
  (global $chromaBase v128 (v128.const i32x4 16842752 16842752 16842752 16842752))
  (global $maskRB v128 (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff))

  ;; Byte offsets of the picture and of its three planes; width is a multiple of 8, height of 2.
  (func (export "convert")
    (param $rgba i32) (param $y i32) (param $u i32) (param $v i32) (param $width i32) (param $height i32)
    (local $stride i32) (local $rowEnd i32) (local $pictureEnd i32) (local $below i32)
    (local $topLeft v128) (local $topRight v128) (local $lowLeft v128) (local $lowRight v128)
    (local $topLeftRB v128) (local $topRightRB v128) (local $lowLeftRB v128) (local $lowRightRB v128)
    (local $topLeftGA v128) (local $topRightGA v128) (local $lowLeftGA v128) (local $lowRightGA v128)
    (local $words v128) (local $sumRB v128) (local $sumGA v128)

    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (local.set $pictureEnd (i32.add (local.get $rgba) (i32.mul (local.get $stride) (local.get $height))))
    (loop $rows
      (local.set $rowEnd (i32.add (local.get $rgba) (local.get $stride)))
      (loop $blocks
        (local.set $below (i32.add (local.get $rgba) (local.get $stride)))
        (local.set $topLeft (v128.load (local.get $rgba)))
        (local.set $topRight (v128.load offset=16 (local.get $rgba)))
        (local.set $lowLeft (v128.load (local.get $below)))
        (local.set $lowRight (v128.load offset=16 (local.get $below)))
        (local.set $topLeftRB (v128.and (local.get $topLeft) (global.get $maskRB)))
        (local.set $topRightRB (v128.and (local.get $topRight) (global.get $maskRB)))
        (local.set $lowLeftRB (v128.and (local.get $lowLeft) (global.get $maskRB)))
        (local.set $lowRightRB (v128.and (local.get $lowRight) (global.get $maskRB)))
        (local.set $topLeftGA (i16x8.shr_u (local.get $topLeft) (i32.const 8)))
        (local.set $topRightGA (i16x8.shr_u (local.get $topRight) (i32.const 8)))
        (local.set $lowLeftGA (i16x8.shr_u (local.get $lowLeft) (i32.const 8)))
        (local.set $lowRightGA (i16x8.shr_u (local.get $lowRight) (i32.const 8)))

        ;; Luma of eight pixels above, then of the eight below them.
        (local.set $words
          (i16x8.narrow_i32x4_u
            (i32x4.shr_u
              (i32x4.add
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $topLeftRB) (global.get $lumaRB))
                  (i32x4.dot_i16x8_s (local.get $topLeftGA) (global.get $lumaGA)))
                (global.get $lumaBase))
              (i32.const 15))
            (i32x4.shr_u
              (i32x4.add
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $topRightRB) (global.get $lumaRB))
                  (i32x4.dot_i16x8_s (local.get $topRightGA) (global.get $lumaGA)))
                (global.get $lumaBase))
              (i32.const 15))))
        (v128.store64_lane 0 (local.get $y) (i8x16.narrow_i16x8_u (local.get $words) (local.get $words)))
        (local.set $words
          (i16x8.narrow_i32x4_u
            (i32x4.shr_u
              (i32x4.add
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $lowLeftRB) (global.get $lumaRB))
                  (i32x4.dot_i16x8_s (local.get $lowLeftGA) (global.get $lumaGA)))
                (global.get $lumaBase))
              (i32.const 15))
            (i32x4.shr_u
              (i32x4.add
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $lowRightRB) (global.get $lumaRB))
                  (i32x4.dot_i16x8_s (local.get $lowRightGA) (global.get $lumaGA)))
                (global.get $lumaBase))
              (i32.const 15))))
        (v128.store64_lane 0
          (i32.add (local.get $y) (local.get $width))
          (i8x16.narrow_i16x8_u (local.get $words) (local.get $words)))

        ;; Sums of four blocks of 2x2 pixels: the rows first, then neighbouring lanes.
        (local.set $topLeft (i16x8.add (local.get $topLeftRB) (local.get $lowLeftRB)))
        (local.set $topRight (i16x8.add (local.get $topRightRB) (local.get $lowRightRB)))
        (local.set $sumRB
          (i16x8.add
            (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $topLeft) (local.get $topRight))
            (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $topLeft) (local.get $topRight))))
        (local.set $lowLeft (i16x8.add (local.get $topLeftGA) (local.get $lowLeftGA)))
        (local.set $lowRight (i16x8.add (local.get $topRightGA) (local.get $lowRightGA)))
        (local.set $sumGA
          (i16x8.add
            (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $lowLeft) (local.get $lowRight))
            (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $lowLeft) (local.get $lowRight))))

        ;; Four values of each chroma plane; the sums are of four pixels, hence 17 bits and not 15.
        (local.set $words
          (i16x8.narrow_i32x4_u
            (i32x4.shr_u
              (i32x4.add
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $sumRB) (global.get $blueRB))
                  (i32x4.dot_i16x8_s (local.get $sumGA) (global.get $blueGA)))
                (global.get $chromaBase))
              (i32.const 17))
            (i32x4.shr_u
              (i32x4.add
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $sumRB) (global.get $redRB))
                  (i32x4.dot_i16x8_s (local.get $sumGA) (global.get $redGA)))
                (global.get $chromaBase))
              (i32.const 17))))
        (local.set $words (i8x16.narrow_i16x8_u (local.get $words) (local.get $words)))
        (v128.store32_lane 0 (local.get $u) (local.get $words))
        (v128.store32_lane 1 (local.get $v) (local.get $words))

        (local.set $y (i32.add (local.get $y) (i32.const 8)))
        (local.set $u (i32.add (local.get $u) (i32.const 4)))
        (local.set $v (i32.add (local.get $v) (i32.const 4)))
        (local.set $rgba (i32.add (local.get $rgba) (i32.const 32)))
        (br_if $blocks (i32.lt_u (local.get $rgba) (local.get $rowEnd))))

      ;; Two rows were read at once: past the second one.
      (local.set $rgba (i32.add (local.get $rgba) (local.get $stride)))
      (local.set $y (i32.add (local.get $y) (local.get $width)))
      (br_if $rows (i32.lt_u (local.get $rgba) (local.get $pictureEnd))))))
