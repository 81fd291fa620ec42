import { Check, Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import type { PartReport } from '@app/render';

/** A part of a video that is made by whichever worker comes to it; there until its video is joined or given up. */
@Entity({ tableName: 'render_parts' })
@Check({
  name: 'render_parts_drawn_check',
  expression: '(drawn >= 0::double precision) AND (drawn <= 1::double precision)',
})
@Check({
  name: 'render_parts_share_check',
  expression: '(share >= 0::double precision) AND (share <= 1::double precision)',
})
export class RenderPart {
  [PrimaryKeyProp]?: ['jobId', 'name'];

  @PrimaryKey({ type: 'text' })
  jobId!: string;

  /** `sound`, or `segment-000` and so on. */
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** Of all the video's frames. */
  @Property({ type: 'double' })
  share!: number;

  /** Storage keys that it is made from. */
  @Property({ type: 'json' })
  reads!: string[];

  /** 0 to 1 of this part. */
  @Property({ type: 'double' })
  drawn!: number;

  /** Null until its files are in storage. */
  @Property({ type: 'json', nullable: true })
  report!: PartReport | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
