import { useCountUp, useScrollReveal } from '@portfolio/behaviors';
import { settings, type Achievement } from '@portfolio/content';
import { AchievementCounter } from '@portfolio/ui';

/** A number that counts up over 3 s once it has been scrolled to. */
export function CountedAchievement({ achievement }: { achievement: Achievement }) {
  const { ref, isRevealed } = useScrollReveal();
  const value = useCountUp({
    to: achievement.count,
    durationMs: settings.counters.durationMs,
    isStarted: isRevealed,
  });
  return (
    <div ref={ref}>
      <AchievementCounter
        value={value}
        target={achievement.count}
        suffix={achievement.suffix}
        label={achievement.label}
      />
    </div>
  );
}
