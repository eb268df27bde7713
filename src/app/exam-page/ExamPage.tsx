import type { RoomMode } from '@/features/exam/attempt/modesModel';
import { RoomScreen } from '@/features/exam/ExamLayout';
import { GuideFollower } from './GuideSync';
import { roomSlots } from './examSlots';

/** The exam room with everything that the other features bring into it. */
export function Room({ mode }: { readonly mode: RoomMode }) {
  return (
    <>
      <RoomScreen mode={mode} slots={roomSlots} />
      <GuideFollower />
    </>
  );
}
