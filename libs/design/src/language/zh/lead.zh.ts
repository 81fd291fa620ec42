import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { within } from './grammar.zh';
import { LEAD_ROWS_ZH } from './lead-rows.zh';

/** Openings in Chinese. */
export const LEAD_ZH: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? '这个资金池';
    const there = place ? `${place.ref}上的` : '';
    const on = place ? `${place.ref}上` : '';
    return {
      any: [`年收益率${rate.ref}，这就是${there}${who}。`, `${there}${who}，年收益率${rate.ref}。`],
      poster: [`${rate.ref}。${there}${who}。`, `${who}。一年${rate.ref}。`, `${there}${who}：${rate.ref}。`],
      desk: [
        `${there}${who}，${rate.ref}。`,
        `${who}年化${rate.ref}，${on}。`,
        place && `${place.ref}，${who}，${rate.ref}。`,
        `${who}报${rate.ref}。`,
      ],
      anchor: [
        `目前，存入${there}${who}，年收益率为${rate.ref}。`,
        place && `${place.ref}最新利率：${who}存款为${rate.ref}。`,
        venue && `${venue.ref}上的${who}，年收益率达到${rate.ref}。`,
        `${there}${who}，眼下的年收益率是${rate.ref}。`,
      ],
      loud: [
        `${rate.ref}！这是${there}${who}的年收益率。`,
        `${there}${who}？年收益率${rate.ref}！`,
        `注意，${who}，${rate.ref}！`,
      ],
      calm: [
        `${there}${who}，静静放上一年，${rate.ref}。`,
        `${rate.ref}。一年的${who}，就在${on}。`,
        place && `在${on}，${who}慢慢生息，一年${rate.ref}。`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? '这个钱包';
    const won = way === 'up' ? '赚了' : '亏了';
    const result = way === 'up' ? '盈利' : '亏损';
    const span = within(window);
    const beside = also ? `${way === 'up' ? '涨幅' : '跌幅'}${also.size}。` : '';
    return {
      any: [`${who}${span}${won}${amount.size}。`, `${amount.size}，${who}${span}${won}这么多。`],
      poster: [
        `${who}。${result}${amount.size}。`,
        `${result}${amount.size}。${who}。`,
        `${who}${won}${amount.size}。${beside}`,
      ],
      desk: [
        `${who}，${span}${result}${amount.size}。`,
        `${who}${result}${amount.size}。${beside}`,
        `${span}盈亏，${who}：${amount.ref}。`,
      ],
      anchor: [
        `${who}${span}${result}${amount.size}。`,
        window !== '' && `过去${window}，${who}${result}${amount.size}。`,
        `账面显示，${who}${result}${amount.size}。`,
      ],
      loud: [
        `${amount.size}！${who}${span}${won}。`,
        window !== '' && `${window}，${who}${won}${amount.size}！`,
        `${who}，${won}${amount.size}！`,
      ],
      calm: [
        `${who}，${span}${result}${amount.size}。`,
        window !== '' && `${window}过去了，${who}${won}${amount.size}。`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? '这个钱包';
    return {
      any: [`${who}${within(window)}没有变化。`, `${who}，${within(window)}原地不动。`, `没有变化：${who}。`],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? '大资金';
    const did = sold ? '卖出' : '买入';
    const sum = prescribed ? amount : `净${did}${amount}`;
    const of = asset?.ref ?? '';
    const span = within(window);
    return {
      any: [`${subject}${span}${sum}。`, `${subject}正在${did}${of}：${sum}。`, `${sum}，${did}的是${subject}。`],
      poster: [`${subject}：${sum}。`, `${sum}。${subject}。`, asset && `${of}。${subject}${sum}。`],
      desk: [
        `${subject}，${span}${sum}。`,
        `${subject}${sold ? '卖方' : '买方'}：${sum}。`,
        asset && `${of}，${subject}${sum}。`,
      ],
      anchor: [
        `最新流向：${subject}${span}${sum}。`,
        `截至目前，${subject}${sum}。`,
        `${subject}站在${sold ? '卖方' : '买方'}，${span}${sum}。`,
      ],
      loud: [`${sum}！出手的是${subject}。`, `${subject}出手${did}${of}，${sum}！`, `${subject}登场：${sum}！`],
      calm: [`${subject}，${span}${sum}。`, `${sum}。这是${subject}。`],
    };
  },
  ...LEAD_ROWS_ZH,
  weather: ({ value, place, sky }) => {
    const cover = sky ? `，${sky.ref}` : '';
    const town = place?.ref ?? '';
    return {
      any: [
        `${town}现在是${value.ref}${cover}。`,
        `${value.ref}，${town}此刻的气温。`,
        `现在的${town}，${value.ref}${cover}。`,
      ],
      poster: [
        place && `${town}。${value.ref}。`,
        place && `${town}，${value.ref}${cover}。`,
        `${value.ref}${cover}。`,
      ],
      desk: [place && `${town}，${value.ref}${cover}。`, `实况，${town}：${value.ref}${cover}。`],
      anchor: [`${town}当前气温${value.ref}${cover}。`, `目前，${town}气温为${value.ref}${cover}。`],
      loud: [place && `${town}，${value.ref}！`, `${value.ref}！${town}现在就是这个温度。`],
      calm: [place && `此刻的${town}，${value.ref}${cover}。`, `${value.ref}${cover}。${town}的这一刻。`],
    };
  },
  weatherDay: ({ value, place, time, warmest }) => {
    const town = place?.ref ?? '';
    return {
      any: [
        `${place ? `${town}，` : ''}${time.at}，${value.ref}。`,
        `${time.at}，${town}气温${value.ref}。`,
        warmest && `${time.at}最暖，${town}有${value.ref}。`,
        warmest && `${town}最暖的是${time.ref}，${value.ref}。`,
        `${value.ref}，这是${town}${time.at}的气温。`,
      ],
      poster: [`${time.ref}。${value.ref}。`, place && `${town}，${time.ref}，${value.ref}。`],
      desk: [`${town}高点${value.ref}，${time.at}。`, `${time.ref}，${town}报${value.ref}。`],
      anchor: [`${town}${time.at}的气温是${value.ref}。`, `天气预报：${time.at}，${town}气温为${value.ref}。`],
      loud: [`${time.ref}，${town}有${value.ref}！`, `${value.ref}！就在${town}${time.at}。`],
      calm: [`到了${time.at}，${town}是${value.ref}。`, `${value.ref}。${town}的${time.ref}。`],
    };
  },
};
