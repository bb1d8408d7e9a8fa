export default function SurvivalAnalysis() {
  return <main>survival-analysis</main>;
}
