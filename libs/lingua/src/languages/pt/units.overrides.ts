import type { UnitOverrides } from '../../units/unit-entry';

/** Units in Portuguese that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInPortuguese: UnitOverrides = {
  rate: { display: '{0} a cada {1}', spoken: '{0} a cada {1}' },
  scaled: (name) => `de ${name}`,
  one: { masculine: 'um', feminine: 'uma' },
  units: {
    'ampere-hour': { display: '{0} Ah', spoken: { one: '{0} ampere-hora', other: '{0} amperes-hora' } },
    'watt-hour': { display: '{0} Wh', spoken: { one: '{0} watt-hora', other: '{0} watts-hora' } },
    'volt-ampere': { display: '{0} VA', spoken: { one: '{0} volt-ampere', other: '{0} volt-amperes' } },
    'volt-ampere-reactive': {
      display: '{0} var',
      spoken: { one: '{0} volt-ampere reativo', other: '{0} volt-amperes reativos' },
    },
    decibel: { display: '{0} dB', spoken: { one: '{0} decibel', other: '{0} decibéis' } },
    'decibel-a': { display: '{0} dB(A)', spoken: { one: '{0} decibel A', other: '{0} decibéis A' } },
    'gram-co2e': {
      display: '{0} g CO₂e',
      spoken: { one: '{0} grama de CO2 equivalente', other: '{0} gramas de CO2 equivalente' },
    },
    'tonne-co2e': {
      display: '{0} t CO₂e',
      spoken: { one: '{0} tonelada de CO2 equivalente', other: '{0} toneladas de CO2 equivalente' },
      gender: 'feminine',
    },
    quintal: { display: '{0} q', spoken: { one: '{0} quintal', other: '{0} quintais' } },
    'barrel-of-oil-equivalent': {
      display: '{0} boe',
      spoken: { one: '{0} barril de óleo equivalente', other: '{0} barris de óleo equivalente' },
    },
    'international-unit': {
      display: '{0} UI',
      spoken: { one: '{0} unidade internacional', other: '{0} unidades internacionais' },
      gender: 'feminine',
    },
    'nephelometric-turbidity-unit': {
      display: '{0} NTU',
      spoken: { one: '{0} unidade nefelométrica', other: '{0} unidades nefelométricas' },
      gender: 'feminine',
    },
    'formazin-turbidity-unit': {
      display: '{0} FTU',
      spoken: { one: '{0} unidade de formazina', other: '{0} unidades de formazina' },
      gender: 'feminine',
    },
    'colony-forming-unit': {
      display: '{0} UFC',
      spoken: { one: '{0} unidade formadora de colônia', other: '{0} unidades formadoras de colônia' },
      gender: 'feminine',
    },
    teu: { display: '{0} TEU', spoken: '{0} TEU' },
    gwei: { display: '{0} gwei', spoken: '{0} gwei' },
    beat: {
      display: { one: '{0} batimento', other: '{0} batimentos' },
      spoken: { one: '{0} batimento', other: '{0} batimentos' },
    },
    person: {
      display: { one: '{0} pessoa', other: '{0} pessoas' },
      spoken: { one: '{0} pessoa', other: '{0} pessoas' },
      gender: 'feminine',
      spellings: ['capita', 'habitante', 'habitantes', 'hab'],
    },
    breath: {
      display: { one: '{0} respiração', other: '{0} respirações' },
      spoken: { one: '{0} respiração', other: '{0} respirações' },
      gender: 'feminine',
    },
    frame: {
      display: { one: '{0} quadro', other: '{0} quadros' },
      spoken: { one: '{0} quadro', other: '{0} quadros' },
    },
    star: {
      display: { one: '{0} estrela', other: '{0} estrelas' },
      spoken: { one: '{0} estrela', other: '{0} estrelas' },
      gender: 'feminine',
    },
    'percentage-point': { display: '{0} pp', spoken: { one: '{0} ponto percentual', other: '{0} pontos percentuais' } },
    permyriad: { display: '{0} pb', spoken: { one: '{0} ponto-base', other: '{0} pontos-base' } },
    generic: { display: '{0}°', spoken: { one: '{0} grau', other: '{0} graus' } },
    'beat-per-minute': {
      display: '{0} bpm',
      spoken: { one: '{0} batimento por minuto', other: '{0} batimentos por minuto' },
    },
    'frame-per-second': {
      display: '{0} qps',
      spoken: { one: '{0} quadro por segundo', other: '{0} quadros por segundo' },
    },
    'revolution-per-minute': {
      display: '{0} rpm',
      spoken: { one: '{0} rotação por minuto', other: '{0} rotações por minuto' },
      gender: 'feminine',
    },
    'part-per-1e12': {
      display: '{0} ppt',
      spoken: { one: '{0} parte por trilhão', other: '{0} partes por trilhão' },
      gender: 'feminine',
    },
    'ph-value': { display: 'pH {0}', spoken: 'pH {0}' },
    // As people say it.
    kilogram: { spoken: { one: '{0} quilo', other: '{0} quilos' } },
    megabyte: { spoken: { one: '{0} mega', other: '{0} megas' } },
    gigabyte: { spoken: { one: '{0} giga', other: '{0} gigas' } },
    terabyte: { spoken: { one: '{0} tera', other: '{0} teras' } },
    'kilowatt-hour': { spoken: { one: '{0} quilowatt-hora', other: '{0} quilowatts-hora' } },
    day: { display: { one: '{0} dia', other: '{0} dias' } },
    week: { display: { one: '{0} semana', other: '{0} semanas' } },
    month: { display: { one: '{0} mês', other: '{0} meses' } },
    year: { display: { one: '{0} ano', other: '{0} anos' } },
    quarter: { perSpoken: '{0} por trimestre' },
    tonne: { spoken: { one: '{0} tonelada', other: '{0} toneladas' } },
    rankine: { spoken: { one: '{0} grau Rankine', other: '{0} graus Rankine' } },
    // What viewers read more easily than CLDR's short forms.
    foot: { display: { one: '{0} pé', other: '{0} pés' } },
    'milliampere-hour': { display: '{0} mAh', spoken: { one: '{0} miliampere-hora', other: '{0} miliamperes-hora' } },
    'megabit-per-second': { display: '{0} Mbps' },
    'gigabit-per-second': { display: '{0} Gbps' },
    'kilogram-co2e': {
      display: '{0} kg CO₂e',
      spoken: { one: '{0} quilograma de CO2 equivalente', other: '{0} quilogramas de CO2 equivalente' },
    },
  },
};
