import { MOST_PRINTED } from '../ports/ticket-documents';

/** Where so many tickets are: enclosed, or the first of them (D-106). */
export function enclosedText(seats: number): string {
  const enclosed =
    seats > MOST_PRINTED
      ? `The first ${MOST_PRINTED} of your ${seats} tickets are attached as a PDF; the link below prints the others.`
      : `${seats === 1 ? 'Your ticket is' : 'Your tickets are'} attached as a PDF.`;
  return `${enclosed} Show the QR code at the door, on your phone or on paper.`;
}
