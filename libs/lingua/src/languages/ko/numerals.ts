import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Korean, Sino-Korean and native; a syllable alone is nearly always another word, so a counter must follow. */
export const NUMERALS_KO: NumeralWords = {
  writing: 'hangul',
  atoms:
    '영=0 공=0 일=1 이=2 삼=3 사=4 오=5 육=6 칠=7 팔=8 구=9 하나=1 둘=2 셋=3 넷=4 다섯=5 여섯=6 일곱=7 여덟=8 아홉=9 두=2 세=3 네=4 열=10 열한=11 열두=12 열세=13 열네=14 스물=20 스무=20 서른=30 마흔=40 쉰=50 예순=60 일흔=70 여든=80 아흔=90 한=1',
  times: '십=10 백=100 천=1000',
  scales: '만=1e4 억=1e8 조=1e12 k=1e3 m=1e6 b=1e9',
  joins: '',
  points: '점',
  halves: '반',
  weak: '일 한 영 공 이 사 오 구 두 세 네 열 하나 둘 셋 넷',
  stops:
    '만일 천만에 오늘 이번 한번 백만장자 이월 구월 오월 사월 삼월 일월 유월 칠월 팔월 이날 이달 오일장 사이 이분 사회 구간 구분 절반_이상 절반이_넘 절반을_넘 만큼',
  percentBefore: '',
  percentAfter: '퍼센트 프로 퍼센트포인트 포인트',
  currencies: {
    USD: '달러',
    EUR: '유로',
    GBP: '파운드',
    JPY: '엔',
    INR: '루피',
    KRW: '원',
    TRY: '리라',
    CHF: '프랑',
  },
  units: {
    second: '초',
    minute: '분',
    hour: '시간',
    day: '일간 일',
    week: '주간 주',
    month: '개월 달',
    year: '년간 년',
  },
  ordinals: '첫째=1 첫_번째=1 둘째=2 두_번째=2 셋째=3 세_번째=3 네_번째=4 다섯_번째=5',
  fractions:
    '절반=0.5 반토막=0.5 3분의_1=0.333 삼분의_일=0.333 3분의_2=0.667 4분의_1=0.25 4분의_3=0.75 두_배=2 2배=2 갑절=2 세_배=3 3배=3',
  minus: '마이너스',
  counters:
    '명 개 건 곳 대 배 위 번 번째 점 도 살 회 권 장 마리 가지 차 월 시 포인트 킬로미터 미터 킬로 톤 표 승 패 골 경기 잔 석 호 층 세 사람 가구',
  up: '올랐 오른 오르 올라 늘었 늘어 늘고 증가 상승 급등 플러스 벌었 수익 이익 성장 유입 매수 웃돌 높아 뛰었 뛴',
  down: '내렸 내린 내려 내리 줄었 줄어 줄고 감소 하락 급락 마이너스 잃었 잃은 손실 손해 유출 매도 밑돌 낮아 떨어졌 떨어진 떨어 빠졌 빠진 적자',
};
