import { Obligatory } from './frame.tsx';

/** The name of a control that must be filled, as forms tell it: in a word rather than by a sign. */
export const obligatory = (label: string) => ({
  label: (
    <>
      {label}
      <Obligatory field={{ required: true }} hidden />
    </>
  ),
  required: true,
  withAsterisk: false,
});
