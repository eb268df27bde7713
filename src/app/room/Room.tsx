import type { RoomMode } from '@/features/exam/modes';
import { RoomScreen } from '@/features/exam/RoomScreen';
import { GuideFollower } from './GuideFollower';
import { roomSlots } from './roomSlots';

/** The exam room with everything that the other features bring into it. */
export function Room({ mode }: { readonly mode: RoomMode }) {
  return (
    <>
      <RoomScreen mode={mode} slots={roomSlots} />
      <GuideFollower />
    </>
  );
}
