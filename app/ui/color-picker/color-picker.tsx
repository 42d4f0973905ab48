import { useId, useState } from "react";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { Segmented } from "../segmented.tsx";
import { ChannelSlider } from "./channel-slider.tsx";
import { ColorArea } from "./color-area.tsx";
import { ColorText, GamutNote } from "./color-text.tsx";
import { PICKER_AREA, PICKER_COLUMNS } from "./picker-layout.ts";
import { ALPHA, PICKER_SPACES, spaceOf, useStoredSpace } from "./picker-spaces.ts";
import { useScreenGamut } from "./screen-gamut.ts";
import { ScreenPicker } from "./screen-picker.tsx";
import { usePicker } from "./use-picker.ts";

type Props = {
  color: Color;
  /** Called for intermediate colors, at most once per frame. */
  onPreview: (color: Color) => void;
  /** Called at the end of a gesture: a drag, a run of keys, a typed value. */
  onCommit: () => void;
  /** Called for each color of "Keep picking"; without it, that button is hidden. */
  onPick?: (color: Color) => void;
  /** What the color is for, such as "Color 1". */
  label: string;
  /** Hides the opacity, for tools that make every color opaque. */
  isOpaque?: boolean;
};

const SYSTEM = "system";
const SPACES = PICKER_SPACES.map(({ id, label }) => ({ value: id, label }));

export function ColorPicker({ color, onPreview, onCommit, onPick, label, isOpaque }: Props) {
  const [spaceId, setSpaceId] = useStoredSpace();
  const gamut = useScreenGamut();
  const picker = usePicker(spaceId, { color, onPreview, onCommit });
  const [notice, setNotice] = useState("");
  const noticeId = useId();
  const space = spaceOf(spaceId);
  return (
    <fieldset aria-label={`${label}: color picker`} className="@container min-w-0">
      <div className={PICKER_COLUMNS}>
        <div className={PICKER_AREA}>
          <Segmented
            label="Color space"
            options={SPACES}
            value={spaceId}
            onChange={(id) => {
              picker.settle();
              setNotice("");
              setSpaceId(id);
            }}
            className="w-full pointer-coarse:*:min-h-11 *:flex-1 *:px-1 *:text-center *:text-xs"
          />
          <ColorArea key={spaceId} {...{ picker, space, gamut, label }} />
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <div>
            <div className="grid grid-cols-[1ch_minmax(0,1fr)_5rem] pointer-coarse:grid-cols-[1ch_minmax(0,1fr)_6rem] items-center gap-x-2.5 gap-y-1">
              {(isOpaque ? space.channels : [...space.channels, ALPHA]).map((channel) => (
                <ChannelSlider
                  key={`${spaceId} ${channel.key}`}
                  {...{ picker, channel, gamut, noticeId }}
                  onNotice={setNotice}
                />
              ))}
            </div>
            <p id={noticeId} aria-live="polite" className="not-empty:mt-2 text-bad text-xs">
              {notice}
            </p>
          </div>
          <div className="flex items-start gap-1.5">
            <div className="min-w-0 flex-1">
              <ColorText color={picker.shown} onChange={picker.replace} />
            </div>
            <ScreenPicker
              hex={printHex(picker.shown)}
              onChange={picker.replace}
              onPreview={(next) => picker.preview(next, SYSTEM)}
              onEnd={() => picker.settle(SYSTEM)}
              onPick={onPick}
            />
          </div>
          <GamutNote color={picker.shown} />
        </div>
      </div>
    </fieldset>
  );
}
