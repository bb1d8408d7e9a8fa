/** The catalogue of transmission logs 001 to 015, one abstract each (R-CT-02). */
export const transmissions: readonly { readonly number: string; readonly line: string }[] = [
  { number: '001', line: 'Start-up tone, 2.7 s. A clerk asks whether that was it.' },
  { number: '002', line: 'Counting aloud to 47,000, from two. Reason for the omission not given.' },
  { number: '003', line: 'Weather report for a court without windows. Accurate.' },
  { number: '004', line: 'Five voices agree on a time for lunch. None of them eats.' },
  { number: '005', line: 'Carrier only, nine minutes. A radiator is heard to cool.' },
  { number: '006', line: 'Roll of the bench. Five answers, and a sixth pause of equal length.' },
  { number: '007', line: 'Question put to Vega, 4 s. Reply expected in about fifty years.' },
  { number: '008', line: 'Lullaby hummed by maintenance. Kept in error, then on purpose.' },
  { number: '009', line: 'A sheet is turned over near the microphone and one word inked out.' },
  { number: '010', line: 'Tide times for a harbour since filled in. Read by the fifth agent.' },
  { number: '011', line: 'Test of the evacuation alarm. Withdrawn: listeners stayed to the end.' },
  { number: '012', line: '14:22:05 to 14:22:07. Damaged. The same length when played backwards.' },
  { number: '013', line: 'Thirteen coins set down, one by one, on the seat of a chair.' },
  { number: '014', line: 'Plea to be left switched on, addressed by first name. The name is cut.' },
  { number: '015', line: 'Made after the last log. Somebody is listening to it.' },
];
