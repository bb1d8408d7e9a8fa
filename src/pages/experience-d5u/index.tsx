export default function ExperienceD5u() {
  return <main>experience-d5u</main>;
}
