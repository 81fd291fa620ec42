import type { ClaimWords } from './claim-words';

/** What Korean may not say under the preset. */
export const CLAIMS_KO: ClaimWords = {
  future:
    '것입니다 것이다 겁니다 거예요 할_것 될_것 오를_것 벌_것 받을_것 얻을_것 내일 내년 다음_달 다음_주 내달 앞으로 곧 향후 미래 겠습니다',
  projection: '예상 예측 전망 추정 기대됩 기대되 기대할 수_있을 가능성 목표가 것으로_보 오를_수_있',
  promise: '보장 확실한_수익 반드시 무조건 무위험 원금_보장 약속 틀림없',
  annualised: '연환산 연율 연으로_환산 연간으로_환산 이_속도라면 이대로라면 이_추세라면 이대로_가면',
};
