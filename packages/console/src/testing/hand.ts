import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Somebody at work, without a pause. Whether each thing above a button lets clicks through is not asked: no style sheet is loaded that could say so. */
export const hand = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
