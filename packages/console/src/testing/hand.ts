import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Somebody at work, without a pause. jsdom reads styles slowly: whether each thing above a button lets clicks through is not asked. */
export const hand = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
