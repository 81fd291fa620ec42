import { Module } from '@nestjs/common';
import { languageModelOf, MODEL_CONFIG, type ModelSettings } from '@app/design';
import { SourcesModule } from '@app/sources';
import { EditingModule } from '@app/editing';
import { VideosModule } from '@app/videos';
import { VoicesModule } from '@app/voices';
import { AnswerTable } from './answers/answers';
import { CancelAnswer } from './answers/cancel.answer';
import { ConfirmAnswer } from './answers/confirm.answer';
import { EditVideoAnswer } from './answers/edit-video.answer';
import { ExplainFiguresAnswer } from './answers/explain-figures.answer';
import { LookUpAnswer } from './answers/look-up.answer';
import { MakeVideoAnswer } from './answers/make-video.answer';
import { RenderAnswer } from './answers/render.answer';
import { SmallTalkAnswer } from './answers/small-talk.answer';
import { TellPriceAnswer } from './answers/tell-price.answer';
import { TellStateAnswer } from './answers/tell-state.answer';
import { UndoAnswer } from './answers/undo.answer';
import { ChatsService } from './chats.service';
import { DictationService } from './dictation/dictation.service';
import { SendMessageService } from './send-message.service';
import { MessageReader, RuleReader } from './understanding/message.reader';
import { ModelReader } from './understanding/model.reader';

/** Answers that do work on videos. */
const WORKING = [MakeVideoAnswer, EditVideoAnswer, UndoAnswer, CancelAnswer, RenderAnswer, ConfirmAnswer] as const;
/** Answers that change nothing. */
const TELLING = [LookUpAnswer, ExplainFiguresAnswer, TellPriceAnswer, TellStateAnswer, SmallTalkAnswer] as const;

/** Chats for programs that take messages; those that relay the outbox import `ChatNewsModule`. */
@Module({
  imports: [SourcesModule, EditingModule, VideosModule, VoicesModule],
  providers: [
    ChatsService,
    DictationService,
    SendMessageService,
    ...WORKING,
    ...TELLING,
    {
      provide: AnswerTable,
      inject: [...WORKING, ...TELLING],
      useFactory: (
        make: MakeVideoAnswer,
        edit: EditVideoAnswer,
        undo: UndoAnswer,
        cancel: CancelAnswer,
        render: RenderAnswer,
        confirm: ConfirmAnswer,
        look: LookUpAnswer,
        figures: ExplainFiguresAnswer,
        price: TellPriceAnswer,
        status: TellStateAnswer,
        talk: SmallTalkAnswer,
      ) =>
        new AnswerTable({
          ...{ make, edit, undo, cancel, render, look, figures, price, status },
          ...{ source: figures, help: talk, thanks: talk, unclear: talk, question: talk, confirm, decline: confirm },
        }),
    },
    {
      provide: MessageReader,
      inject: [MODEL_CONFIG.token],
      useFactory: (model?: ModelSettings) => {
        const rules = new RuleReader();
        return model ? new ModelReader(languageModelOf(model), rules) : rules;
      },
    },
  ],
  exports: [ChatsService, DictationService, SendMessageService],
})
export class ChatsModule {}
