import { TickIcon } from '@/shared/icons/publicIcons';

const options = ['Left anterior descending', 'Right coronary', 'Left circumflex', 'Left main'];
const right = 1;

/** A question as one will meet it inside: a picture of the product for the eye, silent for screen readers. */
export function ExamPreview() {
  return (
    <div className="q-specimen" aria-hidden="true">
      <p className="q-specimen-head">
        <span>Item 12 of 40</span>
        <span>48:30</span>
      </p>
      <p>
        A 58-year-old man has had crushing chest pain for 40 minutes. The ECG shows ST elevation in leads II,
        III and aVF. Which artery is most likely occluded?
      </p>
      <ol>
        {options.map((option, at) => (
          <li key={option} data-right={at === right || undefined}>
            <span className="q-specimen-ring" />
            {`${'ABCD'.charAt(at)}. ${option}`}
            {at === right && <TickIcon size={18} />}
          </li>
        ))}
      </ol>
      <p className="q-why">
        Leads II, III and aVF look at the inferior wall, which the right coronary artery supplies in most
        people.
      </p>
    </div>
  );
}
