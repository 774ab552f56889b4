import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';

/** Whether this is a long run (`npm run torture`), which types each letter. */
const isTorture = process.env.TORTURE === '1';

/** Somebody at work, without a pause. Whether each thing above a button lets clicks through is not asked: no style sheet is loaded that could say so. */
export function hand(): UserEvent {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  if (isTorture) return user;
  return {
    ...user,
    /** Each letter is five events and a drawing: of plain words, all but the last letter come in one gesture. */
    async type(element, text, options) {
      const [, start, end] = PLAIN.exec(text) ?? [];
      if (start === undefined || end === undefined || options !== undefined) return user.type(element, text, options);
      await user.click(element);
      await user.paste(start);
      await user.keyboard(end);
    },
  };
}

/** Words without keys but the one that ends them. */
const PLAIN = /^([^{[]{2,})([^{[](?:\{Enter\})?)$/;
