import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Schemas } from '../../../../api/client';
import { Notice } from '../../../../ui/notice';
import { StoryboardPlayer, type StoryboardElement } from '../../../../videos/storyboard-player';
import { words } from '../../../../words';
import { told } from '../../../../words/told';
import { styleName } from '../../style-name';
import { stylesQuery, voicesQuery } from '../look/styles-query';
import { PlanPrice } from './plan-price';
import { PlanScenes } from './plan-scenes';
import styles from './plan.module.css';

/** A plan: the video as it would play, its facts, its scenes with their words and pictures, and what is held and charged when. */
export function PlanCard({ plan, account }: { plan: Schemas['Plan']; account: Schemas['Account'] | undefined }) {
  const text = words.make.plan;
  const player = useRef<StoryboardElement>(null);
  const { data: voices } = useQuery(voicesQuery);
  const { data: looks } = useQuery(stylesQuery);
  const voice =
    voices?.house.find(({ voiceId }) => voiceId === plan.voiceId)?.label ??
    voices?.cloned.find(({ voiceId }) => voiceId === plan.voiceId)?.name;
  const facts = [
    [text.duration, text.length(plan.durationSeconds)],
    [text.style, looks?.data.find(({ style }) => style === plan.style)?.name ?? styleName(plan.style)],
    [text.format, plan.format],
    [text.language, told.language(plan.language)],
    ...(voice ? [[text.spokenBy, voice]] : []),
  ];
  function play(fromMs: number): void {
    if (player.current) player.current.currentTime = fromMs / 1000;
  }
  return (
    <>
      <div className={styles.top} data-format={plan.format}>
        <StoryboardPlayer
          ref={player}
          of={`/v1/plans/${plan.planId}/storyboard`}
          title={plan.title}
          format={plan.format}
          poster={plan.stills[0]?.image}
        />
        <div className={styles.matter}>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {plan.warnings.length > 0 && (
            <Notice kind="warn" title={text.warnings}>
              {plan.warnings.map(({ message }) => message).join(' ')}
            </Notice>
          )}
          <PlanPrice quote={plan.quote} account={account} />
        </div>
      </div>
      <PlanScenes plan={plan} onGo={play} />
    </>
  );
}
